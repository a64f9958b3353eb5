import Platen
import PlatenTestScreens
import Testing

/// Tests of the focused control, which receives typed text.
@MainActor
@Suite struct SessionFocusTests {
  @Test func noControlIsFocusedInitially() {
    #expect(Session(NoteScreen()).focus == nil)
  }

  @Test func aControlCanBeFocused() throws {
    let session = Session(NoteScreen())
    try session.send(.focus("Text"))
    #expect(session.focus?.label == "Text")
    try session.send(.focus("Count"))
    #expect(session.focus?.label == "Count")
  }

  @Test func removingTheFocusedControlRemovesTheFocus() throws {
    let model = NoteModel()
    let session = Session(FadingScreen(model: model))
    try session.send(.focus("Fading"))
    model.count = 1
    #expect(session.focus == nil)
  }

  @Test func controlsMarksTheFocusedControl() async {
    let host = TestInterpreter(of: NoteScreen())
    await host.play("focus Count")
    #expect(
      await host.play("controls") == """
        > controls
          Text   text field  ""
          Count  button                    focused
          Save   button          disabled
        """)
  }
}

private struct FadingScreen: View {
  @ObservedObject var model: NoteModel

  var body: some View {
    if model.count == 0 { TextField("Fading", text: $model.text) }
  }
}
