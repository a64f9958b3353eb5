import Foundation
import Platen
import PlatenTestScreens
import Testing

/// Tests of waiting until all due work has run.
@MainActor
@Suite struct SettlingTests {
  @Test(arguments: [1, 2, 10, 90])
  func settlingWaitsForWorkInConsecutiveTurns(turns: Int) async {
    let model = Countdown(turns)
    let session = Session(CountdownScreen(model: model))
    model.start()
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["left 0"])
  }

  @Test func settlingToleratesOneEmptyTurn() async {
    let model = Countdown(5, emptyTurns: 1)
    let session = Session(CountdownScreen(model: model))
    model.start()
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["left 0"])
  }

  @Test func settlingGivesUpOnEndlessWork() async {
    let model = Countdown(.max)
    let session = Session(CountdownScreen(model: model))
    model.start()
    await session.settle()
    #expect(model.left < .max)
    model.left = 0
  }

  @Test func aValueSetOnABackgroundThreadIsShownAfterSettling() async {
    let model = NoteModel()
    let session = Session(NoteScreen(model: model))
    nonisolated(unsafe) let shared = model  // Set once by the thread, then read after its end.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        shared.count = 5
        continuation.resume()
      }
    }
    await session.settle()
    #expect(session.frame.lines.map(\.text).contains("count 5"))
  }
}

/// A model that counts down by one in each turn.
private final class Countdown: ObservableObject {
  @Published var left: Int
  private let emptyTurns: Int

  init(_ left: Int, emptyTurns: Int = 0) {
    self.left = left
    self.emptyTurns = emptyTurns
  }

  @MainActor func start() { countDown(after: emptyTurns) }

  @MainActor private func countDown(after emptyTurns: Int) {
    MainQueue.enqueue { [self] in
      if emptyTurns > 0 { return countDown(after: emptyTurns - 1) }
      guard left > 0 else { return }
      left -= 1
      start()
    }
  }
}

private struct CountdownScreen: View {
  @ObservedObject var model: Countdown

  var body: some View { Text("left \(model.left)") }
}
