import Platen
import PlatenTesting
import Testing

/// Tests run side by side, each with a session of its own.
@Suite @MainActor struct EventTests {
  @Test(arguments: 1...10) func anEventEntersOnlyTheTranscriptOfItsTest(number: Int) async {
    await expectTranscript(of: LateScreen(name: "\(number)"), log: true) {
      """
      > press Log
      * \(number)
      """
    }
  }
}

/// A screen that logs a turn after its button was pressed.
private struct LateScreen: View {
  let name: String

  var body: some View {
    Button("Log") { Task { Log.event(name) } }
  }
}
