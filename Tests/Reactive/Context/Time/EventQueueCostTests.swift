import Dispatch
import PlatenContext
import PlatenTestSupport
import Testing

@testable import class PlatenTime.VirtualClock

/// Costs of a clock that do not grow faster than its work.
@Suite struct EventQueueCostTests {
  @Test func theCostOfValuesOnTheMainQueueIsLinear() {
    let ratio = growth(from: 4_000) { count in
      let clock = VirtualClock()
      let received = Locked(0)
      let subscription = SessionContext(clock: clock).perform {
        (0..<count).publisher.receive(on: DispatchQueue.main)
          .sink { _ in received.withLock { $0 += 1 } }
      }
      clock.runDue()
      #expect(received.value == count)
      subscription.cancel()
    }
    #expect(ratio < 8)
  }

  @Test func theCostOfTimersIsLinear() {
    let ratio = growth(from: 4_000) { count in
      let scheduler = DispatchQueue.test
      var (random, fired) = (SeededGenerator(seed: 1), 0)
      for _ in 0..<count {
        let delay = Int.random(in: 1...1_000_000, using: &random)
        scheduler.schedule(after: scheduler.now.advanced(by: .microseconds(delay))) { fired += 1 }
      }
      scheduler.run()
      #expect(fired == count)
    }
    #expect(ratio < 8)
  }

  @Test func theCostOfCanceledTimersIsLinear() {
    let ratio = growth(from: 4_000) { count in
      let clock = VirtualClock()
      let timers = (0..<count).map { number in
        clock.schedule(WorkLabel("timer"), after: .seconds(count - number)) {}
      }
      for timer in timers { timer.cancel() }
      #expect(!clock.hasPending)
    }
    #expect(ratio < 8)
  }
}
