import Platen
import PlatenTesting
import Testing

/// Tests that run in parallel, each with its own session.
@Suite @MainActor struct EventTests {
  @Test(arguments: 1...10) func anEventAppearsOnlyInTheTranscriptOfItsTest(number: Int) async {
    await expectTranscript(of: LateScreen(name: "\(number)"), log: true) {
      """
      > press Log
      * \(number)
      """
    }
  }
}

/// A screen that logs an event one turn after a button press.
private struct LateScreen: View {
  let name: String

  var body: some View {
    Button("Log") { Task { Log.event(name) } }
  }
}
