import Platen
import PlatenTestScreens
import PlatenTestSupport
import Testing

@testable import PlatenTranscript

@MainActor
@Suite struct RedactedLineLaws {
  private func echo(_ line: String, in session: Session?) -> String {
    RedactedLine(of: TypedCommand(line[...], among: Command.all), in: session).line
  }

  /// > Law: redacting a redacted line does not change it.
  @Test func maskingAMaskedLineDoesNotChangeIt() {
    let sessions = [
      Session(LogInScreen()), Session(AlertedLogInScreen()), Session(NoteScreen()), nil,
    ]
    for session in sessions.prefix(2) { session?.secrets.named = ["pw": "S3cret"] }
    for seed in Seeds.first(1_000) {
      var random = SeededGenerator(seed: seed)
      let line = TypedLines.line(of: "S3cret", using: &random)
      for session in sessions {
        let once = echo(line, in: session)
        #expect(echo(once, in: session) == once, "seed \(seed)")
      }
    }
  }
}
