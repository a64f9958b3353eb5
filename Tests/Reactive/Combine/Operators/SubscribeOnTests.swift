import Dispatch
import PlatenCombine
import Testing

struct SubscribeOnTests {
  let queue = ManualQueue()
  let upstream = RequestLog<Int, Oops>()
  let log = SignalLog<Int, Oops>(demand: .max(3))

  @Test func subscribeOnSchedulesSubscriptionRequestsAndCancellation() {
    upstream.subscribe(on: queue).subscribe(log)
    #expect(log.subscription == nil)
    queue.advance()
    #expect(upstream.requests == ["max(3)"])
    log.subscription?.cancel()
    #expect(upstream.requests == ["max(3)"])
    queue.advance()
    #expect(upstream.requests == ["max(3)", "cancel"])
  }

  @Test func subscribeOnDeliversValuesImmediately() {
    upstream.subscribe(on: queue).subscribe(log)
    queue.advance()
    _ = upstream.send?(1)
    upstream.complete?(.finished)
    #expect(log.signals == ["1", "finished"])
  }

  @Test func aCanceledSubscriptionDeliversNothing() {
    upstream.subscribe(on: queue).subscribe(log)
    queue.advance()
    log.subscription?.cancel()
    _ = upstream.send?(1)
    #expect(log.signals == [])
  }
}
