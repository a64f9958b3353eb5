import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of the times and causes in the report of a failed transcript.
@MainActor
@Suite struct ScriptRunTests {
  /// A screen that sends a request whose path contains a secret.
  private struct TokenScreen: View {
    @State private var answer = ""

    private let client = RemoteClient { _ in
      .response(RemoteResponse(status: 204), after: .seconds(1))
    }

    var body: some View {
      LabeledContent("Answer", value: answer)
        .task {
          let request = RemoteRequest(.get, at: "https://example.com", path: ["hunter2"])
          answer = (try? await client.response(for: request)).map { "\($0.status)" } ?? "none"
        }
    }
  }

  @Test func aSecretInAPathIsMasked() async {
    let options = CommandInterpreter.Options.with { $0.secrets = ["token": "hunter2"] }
    let host = TranscriptRunner(
      ScreenRegistry(), main: ScreenRegistry.Entry("token") { TokenScreen() }, options: options)
    let scriptRun = await ScriptRun(of: Script("> wait"), on: host)
    #expect(scriptRun.lines == ["> wait", "- Answer", "+ Answer 204"])
    #expect(scriptRun.notes(of: 0) == [nil, "1s, by GET /•••", "1s, by GET /•••"])
  }
}
