import Platen
import PlatenContext
import PlatenSecrets
import Testing

/// A screen with a secure field whose binding logs each read.
private struct LoggingScreen: View {
  @State private var password = ""

  var body: some View {
    let logged = Binding(
      get: {
        Log.event("password read")
        return password
      }, set: { password = $0 })
    SecureField("Password", text: logged)
  }
}

@MainActor
@Suite struct LoggingGetterTests {
  @Test func settingASecureFieldMasksItsTextEvenIfItsGetterLogs() throws {
    let session = Session(LoggingScreen())
    session.secrets.named = ["pw": "hunter2"]
    var lines: [String] = []
    session.log.onLine = { lines.append(session.secrets.masking($0)) }
    try session.send(.set("Password", to: .secret("pw")))
    Log.event("sent hunter2")
    session.flush()
    #expect(lines.contains("password read"))
    #expect(session.secrets.masking("hunter2") == SecretMask.placeholder)
  }
}
