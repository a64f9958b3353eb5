import Platen
import PlatenSession
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct CommandFocusTests {
  private struct Screen: View {
    @State private var isEditing = false

    var body: some View {
      TextField("Name", text: .constant(""))
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) { TextField("Title", text: .constant("")) }
    }
  }

  private let session = Session(Screen())

  @Test func aSheetThatACommandOpensLeavesTheFocusAtThePrompt() throws {
    let before = CommandFocus(in: session.flush())
    try session.send(.press("Edit"))
    #expect(session.focus?.label == "Title")
    before?.restore(in: session)
    #expect(session.focus == nil)
  }

  @Test func aCommandCanFocusAControl() throws {
    let before = CommandFocus(in: session.flush())
    try session.moveFocus(to: "Name")
    before?.restore(in: session)
    #expect(session.focus?.label == "Name")
  }

  @Test func anotherScreenKeepsItsFocus() throws {
    let before = CommandFocus(in: session.flush())
    let other = Session(Screen())
    try other.moveFocus(to: "Name")
    before?.restore(in: other)
    #expect(other.focus?.label == "Name")
  }

  @Test func aFocusedControlIsNotThePrompt() throws {
    try session.moveFocus(to: "Name")
    #expect(CommandFocus(in: session) == nil)
    #expect(CommandFocus(in: nil) == nil)
  }
}
