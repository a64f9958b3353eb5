import Foundation
import PlatenTestScreens
import PlatenTestSupport
import Testing

@testable import Platen
@testable import PlatenTranscript

/// Tests that `wait` waits for asynchronous code of every form, and that its order is the same in
/// every run.
@MainActor
@Suite struct AsyncShapeTests {
  /// The number of runs of each form; `make soak` runs more, beside processes that use all
  /// processors.
  private static let runs =
    ProcessInfo.processInfo.environment["PLATEN_RUNS"].flatMap(Int.init) ?? 50

  @Test(arguments: AsyncShape.allCases)
  func waitShowsTheSameResultInEveryRun(shape: AsyncShape) async {
    var transcripts: [String: Int] = [:]
    for _ in 0..<Self.runs {
      let host = TestInterpreter(
        of: AsyncShapeScreen(shape: shape),
        options: .with {
          $0.time = .virtual; $0.showsLog = true
        })
      let transcript = await host.play("press Start\nwait\nshow")
      transcripts[transcript, default: 0] += 1
      host.session.close()
    }
    #expect(transcripts.count == 1, "\(transcripts)")
    let shown = transcripts.keys.first.map { $0.components(separatedBy: "> show\n").last ?? "" }
    #expect(shown == (["( Start )"] + shape.expected).map { "  " + $0 }.joined(separator: "\n"))
  }
}
