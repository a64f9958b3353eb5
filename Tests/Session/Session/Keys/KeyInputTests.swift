import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of keys in lists with a selection, and of the focus of controls in rows.
@MainActor
@Suite struct KeyInputTests {
  private struct Screen: View {
    @State private var chosen: Int?
    @State private var done = "nothing"

    var body: some View {
      Text("done: \(done)")
      List(1..<31, id: \.self, selection: $chosen) { number in
        Button("Row \(number)") { done = "row \(number)" }
      }
      .frame(height: 5 * 16)
    }
  }

  @Test func returnPressesTheOnlyButtonOfTheCursorRow() async {
    let host = TestInterpreter(of: Screen())
    await host.play("key tab\nkey down")
    #expect(
      await host.play("key return") == """
        > key return
        - done: nothing
        + done: row 2
        """)
  }

  @Test func returnSelectsARowWithSeveralButtons() async {
    let host = TestInterpreter(
      of: List([1, 2], id: \.self, selection: .constant(2)) { number in
        Button("A") {}
        Button("B") {}
      })
    #expect(
      await host.play("key tab\nkey up\nkey return\nselect List 1") == """
        > key tab
        > key up
        > key return
        > select List 1
        """)
  }

  @Test func aKeyActsOnTheCurrentStateOfAControlThatWasKnownBefore() throws {
    let session = Session(Sizes())
    try session.focusNext()
    let known = session.screen.flush().focusedControl
    for _ in 0..<2 {
      try session.keys.press(KeyboardShortcut(.downArrow, modifiers: []), at: known)
    }
    #expect(session.screen.flush().focusedControl?.value == "large")
  }

  private struct Sizes: View {
    @State private var size = "small"

    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(["small", "medium", "large"], id: \.self) { Text($0) }
      }
    }
  }

  @Test func theCursorStartsAtTheSelectedRow() async {
    let host = TestInterpreter(
      of: List(1..<10, id: \.self, selection: .constant(3)) { Text("\($0)") })
    await host.play("key tab")
    #expect(host.session.screen.focusedControl?.rows?.cursor?.number == 3)
  }

  @Test func movingTheCursorDoesNotChangeTheSelection() throws {
    let box = Box()
    let session = Session(SetScreen(box: box))
    try session.focusNext()
    #expect(session.screen.flush().focusedControl?.rows?.cursor?.number == 1)
    try session.send(.key("down"))
    #expect(throws: InputError.self) { try session.send(.key("return")) }  // 2 is not selectable.
    try session.send(.key("down"))
    #expect(throws: InputError.self, "arrows do not wrap") { try session.send(.key("down")) }
    #expect(box.chosen == [0, 1])
    try session.send(.key("space"))
    #expect(box.chosen == [0, 1, 3])
    try session.send(.key("return"))
    #expect(box.chosen == [0, 1])
  }

  private final class Box: ObservableObject {
    @Published var chosen: Set<Int> = [0, 1]
  }

  private struct SetScreen: View {
    @ObservedObject var box: Box

    var body: some View {
      List(selection: $box.chosen) {
        Text("one").tag(1)
        Text("two").tag(2).selectionDisabled()
        Text("three").tag(3)
      }
    }
  }

  @Test func pageKeysActOnTheOnlyListFromEveryControl() throws {
    let session = Session(
      VStack {
        Toggle("Late", isOn: .constant(false))
        List(0..<40, id: \.self) { Text("row \($0)") }.frame(height: 5 * 16)
      })
    try session.send(.key("page-down"))
    #expect(session.flush().lines.contains("row 4"))
    try session.moveFocus(to: "Late")
    try session.send(.key("page-down"))
    #expect(!session.flush().lines.contains("row 4"))
    #expect(session.screen.focusedControl?.label == "Late")
  }

  @Test func pageKeysHaveNoEffectWithSeveralLists() throws {
    let session = Session(
      HStack {
        List(0..<40, id: \.self) { Text("row \($0)") }.frame(height: 5 * 16)
        List(0..<40, id: \.self) { Text("line \($0)") }.frame(height: 5 * 16)
      })
    #expect(throws: InputError.self) { try session.send(.key("page-down")) }
  }

  @Test func aListIsASingleTabStop() throws {
    let session = Session(Screen())
    try session.focusNext()
    #expect(session.focus?.label == "List")
    try session.focusNext()
    #expect(session.focus == nil)
    try session.focusPrevious()
    #expect(session.focus?.label == "List")
  }

  @Test func scrollingARowOutOfViewRemovesItsFocus() throws {
    let session = Session(Screen())
    try session.moveFocus(to: "List[2]/Row 2")
    try session.send(.scroll("List", to: "20"))
    #expect(session.focus == nil)
    try session.send(.scroll("List", to: "1"))
    #expect(session.focus == nil)
    try session.focusNext()
    #expect(session.focus?.label == "List")
  }

  @Test func returnInAFilteredListEntersTheRowThatIsShown() throws {
    let session = Session(
      List(["Ada", "Grace"], id: \.self) { name in
        HStack {
          Text(name)
          TextField("Age", text: .constant(""))
        }
      }, time: .virtual)
    try session.focusNext()
    for key in ["/", "g", "r", "return"] { try session.send(.key(key)) }
    let field = try #require(session.screen.flush().focusedControl)
    #expect(field.label == "Age")
    #expect(session.screen.names.name(of: field) == "List[2]/Age")
  }
}
