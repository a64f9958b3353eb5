import Platen
import Testing

@testable import PlatenTesting

@Suite @MainActor struct TurnstileTests {
  @Test func oneIsLetInAfterTheOther() async {
    let turnstile = Turnstile()
    var steps: [String] = []
    let tasks = ["a", "b", "c"].map { name in
      Task {
        await turnstile.pass {
          steps.append("\(name) in")
          for _ in 1...3 { await Task.yield() }
          steps.append("\(name) out")
        }
      }
    }
    for task in tasks { await task.value }
    let names = steps.filter { $0.hasSuffix("in") }.map { $0.prefix(1) }
    #expect(names.sorted() == ["a", "b", "c"])
    #expect(steps == names.flatMap { ["\($0) in", "\($0) out"] })
  }

  @Test(arguments: 1...10) func anEventIsInTheTranscriptOfItsOwnTest(number: Int) async {
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
