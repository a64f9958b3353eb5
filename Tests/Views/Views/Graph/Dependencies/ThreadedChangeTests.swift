import PlatenContext
import Testing

@testable import PlatenGraph

@MainActor
@Suite struct ThreadedChangeTests {
  @Test func awaitChangeChecksImmediatelyAndOncePerTurn() async {
    var looks: [Bool] = []
    MainQueue.awaitChange(turns: 3) { isLast in
      looks.append(isLast)
      return true
    }
    #expect(looks == [false])
    for _ in 1...5 { await MainQueue.hop() }
    #expect(looks == [false, false, true])
  }

  @Test func awaitChangeStopsWhenTheCheckReturnsFalse() async {
    var count = 0
    MainQueue.awaitChange(turns: 5) { _ in
      count += 1
      return count < 2
    }
    for _ in 1...5 { await MainQueue.hop() }
    #expect(count == 2)
  }

  @Test func awaitChangeRunsPausedTurnsAfterTheUnpausedTurns() async {
    var looks: [Bool] = []
    await withCheckedContinuation { end in
      MainQueue.awaitChange(turns: 2, pausedTurns: 2) { isLast in
        looks.append(isLast)
        if isLast { end.resume() }
        return true
      }
    }
    #expect(looks == [false, false, false, true])
  }
}
