import Platen
import PlatenSession
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct FieldKeysTests {
  private func face(of session: Session) -> ConsoleFace {
    ConsoleFace(StubLineEditor(), showing: session)
  }

  @Test func aNewlineAtTheEndOfAPastedSecretDoesNotEnterTheSecret() throws {
    var (secret, entered) = ("", [String]())
    let session = Session(
      SecureField("Password", text: Binding(get: { secret }, set: { secret = $0 }))
        .onSubmit { entered.append(secret) })
    let keys = face(of: session).keys
    try session.moveFocus(to: "Password")
    keys.take(.paste("hunter2"))
    #expect(entered.isEmpty)
    keys.take(.paste("!\n"))
    #expect(entered.isEmpty)
    keys.take(.enter)
    #expect(entered == ["hunter2!"])
  }

  @Test func tabLeavesTheField() throws {
    let session = Session(
      Group {
        TextField("Name", text: .constant(""))
        TextField("City", text: .constant(""))
      })
    let keys = face(of: session).keys
    try session.moveFocus(to: "Name")
    keys.take(.bytes([0x09]))
    #expect(session.focus?.label == "City")
  }
}
