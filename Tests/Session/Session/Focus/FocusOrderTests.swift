import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the tab order, and of the focus when controls appear and disappear.
@MainActor
@Suite struct FocusOrderTests {
  private final class Model: ObservableObject {
    @Published var name = ""
    @Published var isSaving = false
    @Published var hasDetails = true
    @Published var people = 2
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      TextField("Name", text: $model.name)
      if model.hasDetails { Toggle("Details", isOn: $model.hasDetails) }
      Button("Save") { model.isSaving = true }.disabled(model.isSaving)
      Button("Print") {}.disabled(true)
      TextField("People", value: $model.people, format: .number)
    }
  }

  private let model = Model()

  private func session() -> Session { Session(Screen(model: model)) }

  private func label(after move: (Session) throws -> Void, in session: Session) throws -> String? {
    try move(session)
    return session.focus?.label
  }

  @Test func tabMovesThroughEnabledControlsAndThePrompt() throws {
    let session = session()
    let labels = try (0..<6).map { _ in try label(after: { try $0.focusNext() }, in: session) }
    #expect(labels == ["Name", "Details", "Save", "People", nil, "Name"])
  }

  @Test func shiftTabMovesBackward() throws {
    let session = session()
    let labels = try (0..<5).map { _ in try label(after: { try $0.focusPrevious() }, in: session) }
    #expect(labels == ["People", "Save", "Details", "Name", nil])
  }

  @Test func afterAFocusedControlDisappearsTabContinuesFromItsPosition() throws {
    let session = session()
    try session.moveFocus(to: "Details")
    model.hasDetails = false
    #expect(session.focus == nil)
    model.hasDetails = true
    #expect(session.focus == nil, "it is another control")
    model.hasDetails = false
    #expect(try label(after: { try $0.focusNext() }, in: session) == "Save")
  }

  @Test func afterAFocusedControlDisappearsShiftTabContinuesFromItsPosition() throws {
    let session = session()
    try session.moveFocus(to: "Details")
    model.hasDetails = false
    #expect(try label(after: { try $0.focusPrevious() }, in: session) == "Name")
  }

  @Test func reenablingAControlDoesNotRestoreItsFocus() throws {
    let session = session()
    try session.moveFocus(to: "Save")
    try session.press(KeyboardShortcut(.space, modifiers: []))
    #expect(session.focus == nil)
    model.isSaving = false
    #expect(session.focus == nil, "what is typed meanwhile goes to the prompt")
    model.isSaving = true
    #expect(try label(after: { try $0.focusNext() }, in: session) == "People")
  }

  @Test func afterTheLastControlDisappearsTabContinuesAtTheFirstControl() throws {
    let session = Session(VanishingScreen(model: model))
    try session.focusPrevious()
    #expect(session.focus?.label == "Details")
    model.hasDetails = false
    #expect(try label(after: { try $0.focusNext() }, in: session) == "Name")
  }

  private struct VanishingScreen: View {
    @ObservedObject var model: Model

    var body: some View {
      TextField("Name", text: $model.name)
      if model.hasDetails { Toggle("Details", isOn: $model.hasDetails) }
    }
  }

  @Test(arguments: ["List[1]/Alien", "Latest", "Jump"])
  func aPushFocusesTheFirstControlOfTheNewPageAfterTheBackButton(name: String) throws {
    let session = Session(PagesScreen())
    try session.moveFocus(to: name)
    try session.press(.defaultAction)
    #expect(session.controls.map(\.label) == ["Refresh", "Movies", "Trailer", "Order"])
    #expect(session.focus?.label == "Trailer")
    #expect(try label(after: { try $0.focusPrevious() }, in: session) == "Movies")
  }

  @Test func aPopFocusesTheFirstControlOfThePageBelowIfNoneWasFocusedThere() throws {
    let session = Session(PagesScreen())
    try session.send(.press("Latest"))
    try session.moveFocus(to: "Order")
    try session.press(.defaultAction)
    #expect(session.controls.contains { $0.label == "Jump" })
    #expect(session.focus?.label == "List")
  }

  @Test func pushingAPageDoesNotMoveTheFocusFromAControlOutsideTheStack() throws {
    let session = Session(PagesScreen())
    try session.moveFocus(to: "Refresh")
    try session.send(.press("Latest"))
    #expect(session.focus?.label == "Refresh")
  }

  @Test(arguments: [true, false])
  func tabAfterAPushFocusesTheFirstControlEvenIfTheProgramClearedTheFocus(
    atOnce: Bool
  ) throws {
    let session = Session(SearchScreen(pushesAtOnce: atOnce))
    try session.moveFocus(to: "Title")
    try session.send(.submit("Title"))
    if !atOnce {
      #expect(session.focus == nil)
      try session.send(.press("Show"))
    }
    #expect(session.controls.map(\.label) == ["Trailer", "Cast", "Order"])
    #expect(try label(after: { try $0.focusNext() }, in: session) == "Trailer")
  }

  private struct SearchScreen: View {
    let pushesAtOnce: Bool
    @State private var path: [String] = []
    @State private var title = ""
    @FocusState private var isTyping

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Show") { path = ["Alien"] }
          TextField("Title", text: $title).focused($isTyping).onSubmit {
            isTyping = false
            if pushesAtOnce { path = ["Alien"] }
          }
        }
        .navigationDestination(for: String.self) { _ in
          VStack {
            Button("Trailer") {}
            Button("Cast") {}
            Button("Order", role: .destructive) {}
          }
          .navigationBarBackButtonHidden()
        }
      }
    }
  }

  @Test func coveringANestedStackFocusesTheFirstControlOfTheNewPage() throws {
    let session = Session(NestedStacksScreen())
    try session.moveFocus(to: "Inner")
    try session.press(.defaultAction)
    #expect(session.controls.map(\.label) == ["Refresh", "Trailer", "Cast", "Order"])
    #expect(session.focus?.label == "Trailer")
  }

  private struct NestedStacksScreen: View {
    @State private var path: [String] = []

    var body: some View {
      Button("Refresh") {}
      NavigationStack(path: $path) {
        VStack {
          Button("Outer") {}
          NavigationStack {
            Button("Inner") { path = ["Alien"] }
          }
        }
        .navigationDestination(for: String.self) { _ in
          NavigationStack {
            VStack {
              Button("Trailer") {}
              Button("Cast") {}
              Button("Order", role: .destructive) {}
            }
          }
          .navigationBarBackButtonHidden()
        }
      }
    }
  }

  private struct PagesScreen: View {
    @State private var path: [String] = []

    var body: some View {
      Button("Refresh") {}
      NavigationStack(path: $path) {
        VStack {
          List(["Alien", "Brazil", "Casablanca"], id: \.self) { NavigationLink($0, value: $0) }
          NavigationLink("Latest", value: "Zodiac")
          Button("Jump") { path = ["Zodiac"] }
        }
        .navigationTitle("Movies")
        .navigationDestination(for: String.self) { _ in
          VStack {
            Button("Trailer") {}
            Button("Order", role: .destructive) { path = [] }
          }
        }
      }
    }
  }

  @Test func aFieldWithInvalidTextKeepsTheFocus() throws {
    let session = session()
    try session.moveFocus(to: "People")
    try session.edit("many")
    #expect(throws: InputError.self) { try session.focusNext() }
    #expect(session.focus?.label == "People")
    #expect(try label(after: { try $0.focusNext() }, in: session) == nil)
    #expect(model.people == 2)
  }

  @Test func editingUpdatesTheModelImmediately() throws {
    let session = session()
    #expect(throws: InputError.noFocus(nil)) { try session.edit("A") }
    try session.focusNext()
    try session.edit("A")
    #expect(model.name == "A")
    try session.moveFocus(to: "Save")
    #expect(throws: InputError.self) { try session.edit("B") }
    #expect(model.name == "A")
  }

  @Test func tabReportsAScreenWithoutFocusableControls() async {
    let host = TestInterpreter(of: Button("Save") {}.disabled(true))
    #expect(
      await host.play("key tab\nkey escape") == """
        > key tab
        ! nothing to focus: no control on the screen is enabled
        > key escape
        ! no control is focused to receive "escape"; run key tab to focus the next control
        """)
  }

  @Test func hiddenButtonsCannotReceiveFocus() throws {
    let session = Session(
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }
        Text("c").swipeActions { Button("Archive") {} }
        Button("d") {}
      })
    #expect(session.screen.flush().names.controls.contains("List[3]/Archive"))
    let labels = try (0..<3).map { _ in try label(after: { try $0.focusNext() }, in: session) }
    #expect(labels == ["List", nil, "List"])
    try session.moveFocus(to: "d")
    #expect(try label(after: { try $0.focusPrevious() }, in: session) == "List")
  }

  @Test func movingTheFocusAndDisablingTheControlProducesOneFrame() async throws {
    let session = session()
    var frames = 0
    session.onFrame = { frames += 1 }
    try session.moveFocus(to: "Save")
    model.isSaving = true
    await session.settle()
    #expect(frames == 1)
  }
}
