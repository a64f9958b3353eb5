import Platen
import Testing

@testable import PlatenTranscript

@MainActor
@Suite struct KnownSecretsTests {
  private let session = Session(Text("screen"))

  private func masked(_ line: String, by secrets: KnownSecrets) -> String {
    secrets.masks(RecordedEvent(time: .zero, kind: .type(line))).masked(line)
  }

  @Test func aTypedBeginningIsMaskedExceptInTheLineThatNamesIt() {
    var secrets = KnownSecrets()
    let line = secrets.note(typed: "Pass", in: "Password", known: session.secrets)
    #expect(line.hasPrefix("set Password $"))
    #expect(masked(line, by: secrets) == line)
    #expect(masked("show Password", by: secrets) == "show ${Password}word")
  }

  @Test func aSecretIsMaskedOnLaterScreensAndItsBeginningIsNot() {
    var secrets = KnownSecrets()
    _ = secrets.note(typed: "hunt", in: "Password", known: session.secrets)
    _ = secrets.note(typed: "hunter22", in: "Password", known: session.secrets)
    #expect(!masked("hunt is over", by: secrets).contains("hunt"))
    secrets.leaveScreen()
    #expect(!masked("hunter22", by: secrets).contains("hunt"))
    #expect(masked("hunt is over", by: secrets) == "hunt is over")
  }
}
