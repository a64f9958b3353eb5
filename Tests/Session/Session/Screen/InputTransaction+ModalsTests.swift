import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of actions while a modal is open, and of the errors for unavailable actions.
@MainActor
@Suite struct InputTransactionModalsTests {
  private final class Model: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var isEditing = false
    @Published var isAlerted = false
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      TextField("Name", text: $model.name)
      SecureField("Password", text: $model.password)
      Button("Edit") { model.isEditing = true }
        .sheet(isPresented: $model.isEditing) {
          TextField("Title", text: $model.name)
          Button("Discard") { model.isAlerted = true }
            .alert("Discard it?", isPresented: $model.isAlerted) {
              Button("Yes") { model.isEditing = false }
              Button("No") {}
            }
        }
    }
  }

  private func session(_ inputs: Input...) throws -> Session {
    let session = Session(Screen(model: Model()))
    for input in inputs { try session.send(input) }
    return session
  }

  private func message(_ input: Input, in session: Session) -> String? {
    do {
      try session.send(input)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func onlyTheTopmostModalAcceptsInputs() throws {
    let session = try session(.press("Edit"))
    #expect(session.modals == [Modal(.sheet)])
    #expect(session.screen.flush().names.controls == ["Title", "Discard"])
    #expect(
      message(.set("Name", to: "Ada"), in: session)
        == "\"Name\" is behind the sheet: close it first; available: \"Title\", \"Discard\"")
    try session.send(.press("Discard"))
    #expect(session.modals.last == Modal(.alert, title: "Discard it?"))
    for name in ["Name", "Title", "Edit"] {
      #expect(
        message(.focus(name), in: session) == """
          "\(name)" is behind the alert "Discard it?": answer it first; available: "Yes", "No"
          """)
    }
    #expect(message(.press("Yess"), in: session) == "no control \"Yess\"; did you mean \"Yes\"?")
    try session.send(.press("Yes"))
    #expect(session.modals.isEmpty)
    #expect(session.screen.flush().names.controls == ["Name", "Password", "Edit"])
  }

  @Test func onlyTheTopmostModalCanBeDismissed() throws {
    let session = try session()
    #expect(message(.dismiss(), in: session) == "nothing to dismiss")
    #expect(message(.dismiss("sheet"), in: session) == "nothing to dismiss")
    try session.send(.press("Edit"))
    #expect(
      message(.dismiss("alert"), in: session)
        == "no modal \"alert\" to dismiss; available: \"sheet\"")
    try session.send(.press("Discard"))
    #expect(
      message(.dismiss("sheet"), in: session) == """
        "sheet" is behind the alert "Discard it?": answer it first; available: "Yes", "No"
        """)
    let noCancel = "the alert \"Discard it?\" has no cancel button; available: \"Yes\", \"No\""
    #expect(message(.dismiss(), in: session) == noCancel)
    #expect(message(.dismiss("Discard it?"), in: session) == noCancel)
    try session.send(.press("No"))
    try session.send(.dismiss("sheet"))
    #expect(session.modals.isEmpty)
  }

  @Test func aModalReceivesTheFocusAndRestoresItWhenClosed() throws {
    let session = try session(.focus("Name"), .press("Edit"))
    #expect(session.focus?.label == "Title", "the first control of a sheet")
    try session.send(.focus("Discard"))
    try session.send(.press("Discard"))
    #expect(session.focus?.label == "Yes", "the first button of an alert where none cancels")
    try session.send(.press("No"))
    #expect(session.focus?.label == "Discard")
    try session.send(.dismiss())
    #expect(session.focus?.label == "Name")
    try session.send(.press("Edit"))
    #expect(session.focus?.label == "Title", "a new sheet knows nothing of the last")
  }

  @Test func textForASecureFieldBehindAModalIsMasked() async throws {
    let host = TestInterpreter(of: Screen(model: Model()))
    await host.play("press Edit")
    #expect(
      await host.play("set Password hunter2") == """
        > set Password •••
        ! "Password" is behind the sheet: close it first; available: "Title", "Discard"
        """)
    #expect(await host.play("hunter2").hasPrefix("> •••\n"))
    #expect(await host.play("tpye hunter2").hasPrefix("> tpye •••\n"))
    await host.play("press Discard")
    #expect(await host.play("dismiss \"Discard it?\"").hasPrefix("> dismiss \"Discard it?\"\n"))
    #expect(await host.play("press No\ndismiss").hasSuffix("- ( Discard )"))
  }
}
