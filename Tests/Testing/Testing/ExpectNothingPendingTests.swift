import Foundation
import Platen
import PlatenTesting
import Testing

/// Tests of pending work at the end of a transcript.
@Suite @MainActor struct ExpectNothingPendingTests {
  @Test func waitShowsTheResultOfPendingWork() async {
    await expectTranscript(of: DelayedScreen(), width: 30) {
      """
      > press Ask
      > wait
      - asked 0 times
      + asked 1 times
      """
    }
  }

  @Test(arguments: ["close", "quit"]) func closeCancelsPendingWork(command: String) async {
    await expectTranscript(of: DelayedScreen(), width: 30) {
      """
      > press Ask
      > \(command)
      """
    }
  }

  @Test func openingADifferentScreenCancelsPendingWork() async {
    await expectTranscript(
      ofScreens: ["ask": { DelayedScreen() }, "hello": { Text("hello") }],
      width: 30
    ) {
      """
      > open ask
        asked 0 times
        ( Ask )
      > press Ask
      > open hello
        hello
      """
    }
  }

  @Test func repeatingTimersAreNotPending() async {
    await expectTranscript(of: TickingScreen()) {
      """
      > advance 2s
      - 0 ticks
      + 1 ticks
      - 1 ticks
      + 2 ticks
      """
    }
  }

  @Test func pendingWorkIsIgnoredWithoutExhaustiveness() async {
    await expectTranscript(of: DelayedScreen(), isExhaustive: false) {
      "> press Ask"
    }
  }

  @Test func sessionsAndSchedulersCanBeChecked() async throws {
    let session = Session(DelayedScreen(), time: .virtual)
    try session.press("Ask")
    let failures = await failures { expectNothingPending(session.pending) }
    #expect(
      failures == [
        """
        The test ends while work is pending:

          delay (\(DelayedScreen.place)), due at 2s
        """
      ])
    try await session.wait()
    expectNothingPending(session.pending)
    expectNothingPending(DispatchQueue.test.pending)
  }
}
