import Foundation
import Platen
import PlatenTestScreens
import Testing

@testable import PlatenContext

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

  /// However many results arrive, the screen shows an instant once.
  @Test func allResultsOfAnInstantAreReceivedBeforeItEnds() async {
    let session = Session(Text("results"), time: .virtual)
    // On a busy machine, the threads can be late.
    session.clock.activity.patience = 3_600
    let (received, queue) = (Locked(0), OperationQueue())
    session.perform {
      for number in 1...150 {
        Arrival(WorkLabel("result \(number)")).deliver(on: queue) { @Sendable in
          received.withLock { $0 += 1 }
        }
      }
    }
    var counts: [Int] = []
    await session.advance(by: .nanoseconds(1)) { counts.append(received.value) }
    #expect(counts.allSatisfy { [0, 150].contains($0) }, "\(counts)")
    #expect(received.value == 150)
  }

  @Test func aBackgroundBlockThatDoesNotEndShowsItsChanges() async {
    let model = NoteModel()
    let session = Session(NoteScreen(model: model), time: .virtual)
    session.clock.activity.patience = 0
    nonisolated(unsafe) let shared = model  // Set by the block while the test waits.
    let announced = Locked(0)
    let next = DispatchSemaphore(value: 0)
    session.perform {
      SessionTime.async(on: .global(), from: nil) {
        for count in 1...2 {
          shared.count = count
          announced.value = count
          next.wait()
        }
      }
    }
    for count in 1...2 {
      while announced.value < count { await MainQueue.hop() }
      await session.settle()
      #expect(session.frame.lines.map(\.text).contains("count \(count)"))
      next.signal()
    }
    session.close()
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
