import Platen
import PlatenTestScreens
import Testing

/// Tests of the effects and errors of inputs.
@MainActor
@Suite struct InputTests {
  @Test func aTextFieldCanBeSetTypedIntoAndCleared() throws {
    let model = NoteModel()
    let session = Session(NoteScreen(model: model))
    try session.send(.set("Text", to: "one"))
    try session.send(.type(" two", into: "Text"))
    #expect(model.text == "one two")
    try session.send(.clear("Text"))
    #expect(model.text == "")
  }

  @Test func eachInputTakesEffectBeforeTheNextInput() throws {
    let session = Session(NoteScreen())
    try session.send(.set("Text", to: "x"))
    try session.send(.press("Save"))
    #expect(session.log.lines == ["saved x"])
  }

  @Test func aDisabledControlRejectsInputs() {
    let session = Session(NoteScreen())
    #expect(throws: InputError.disabled("Save")) { try session.send(.press("Save")) }
    #expect(throws: InputError.disabled("Save")) { try session.send(.focus("Save")) }
    #expect("\(InputError.disabled("Save"))" == "\"Save\" is disabled")
  }

  @Test func theErrorForSettingAButtonSuggestsPressingIt() {
    let session = Session(NoteScreen())
    let error = #expect(throws: InputError.self) { try session.send(.set("Count", to: "5")) }
    #expect(error?.description == "cannot set \"Count\": it is a button; use press Count")
  }

  @Test func aFailedInputChangesNothing() {
    let model = LogInModel()
    let session = Session(LogInScreen(model: model))
    let entry = InputText.secret("unknown")
    #expect(throws: InputError.unknownSecret("unknown", existing: [])) {
      try session.send(.set("Password", to: entry))
    }
    #expect(model.password == "")
  }
}
