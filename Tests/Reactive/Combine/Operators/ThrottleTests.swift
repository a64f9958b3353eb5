import Dispatch
import PlatenCombine
import Testing

struct ThrottleTests {
  let queue = ManualQueue()
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<Int, Oops>()

  @Test(arguments: [(true, ["1", "4", "5"]), (false, ["1", "2", "5"])])
  func throttleSendsOneValuePerInterval(latest: Bool, expected: [String]) {
    subject.throttle(for: .seconds(1), scheduler: queue, latest: latest).subscribe(log)
    send([1])
    send([2, 3, 4])
    queue.advance(by: 3)
    send([5])
    #expect(log.signals == expected)
  }

  private func send(_ values: [Int]) {
    for value in values { subject.send(value) }
    queue.advance(by: .zero)
  }

  @Test(arguments: [true, false])
  func aValueThatIsSentOnSubscriptionIsDelivered(latest: Bool) {
    CurrentValueSubject<Int, Oops>(5)
      .throttle(for: .seconds(1), scheduler: queue, latest: latest).subscribe(log)
    queue.advance()
    #expect(log.signals == ["5"])
  }

  @Test func theCompletionFollowsThePendingValue() {
    subject.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
    send([1])
    send([2])
    subject.send(completion: .failure(Oops()))
    #expect(log.signals == ["1"])
    queue.advance(by: 1)
    #expect(log.signals == ["1", "2", "failed"])
  }

  @Test func theLatestValueReplacesAPendingOne() {
    let log = SignalLog<Int, Oops>(demand: .max(1))
    subject.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
    subject.send(1)
    subject.send(2)
    queue.advance()
    #expect(log.signals == ["2"])
  }

  @Test func aRequestOfZeroHasNoEffect() {
    let log = SignalLog<Int, Oops>(demand: .none)
    subject.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
    log.subscription?.request(.none)
    subject.send(1)
    queue.advance()
    #expect(log.signals == [])
  }

  @Test func aScheduledEmissionDoesNotKeepACanceledSubscriberAlive() {
    weak var released: SignalLog<Int, Oops>?
    do {
      let log = SignalLog<Int, Oops>()
      released = log
      subject.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
      subject.send(1)
      log.subscription?.cancel()
    }
    #expect(released == nil)
  }

  /// Throttles −1 at 0 s, and 1…6 at 0.1, 0.2, 0.6, 0.7, 0.9 and 1.2 s.
  @Test(arguments: [
    (true, ["-1 at 0", "2 at 500", "5 at 1000", "6 at 1500"]),
    (false, ["-1 at 0", "1 at 500", "3 at 1000", "6 at 1500"]),
  ])
  func throttleSendsEachValueAtItsTime(latest: Bool, expected: [String]) {
    let (start, subject) = (queue.now, CurrentValueSubject<Int, Oops>(-1))
    var seen: [String] = []
    let subscription = subject.throttle(for: 0.5, scheduler: queue, latest: latest).sink(
      receiveCompletion: { _ in },
      receiveValue: { [queue] in
        seen.append("\($0) at \(start.distance(to: queue.now).magnitude / 1_000_000)")
      })
    for (value, pause) in zip(1...6, [0.1, 0.1, 0.4, 0.1, 0.2, 0.3]) {
      queue.advance(by: .seconds(pause))
      subject.send(value)
    }
    queue.advance(by: 1)
    #expect(seen == expected)
    withExtendedLifetime(subscription) {}
  }

  @Test func aValueAfterAnIntervalWithoutValuesIsDeliveredImmediately() {
    subject.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
    send([1])
    queue.advance(by: 2)
    send([2])
    #expect(log.signals == ["1", "2"])
  }

  @Test func theCompletionArrivesOnTheSchedulerWithoutAPendingValue() {
    subject.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
    subject.send(completion: .finished)
    #expect(log.signals == [])
    queue.advance()
    #expect(log.signals == ["finished"])
  }

  @Test func aValueWithoutDemandIsDropped() {
    let upstream = RequestLog<Int, Oops>()
    let log = SignalLog<Int, Oops>(demand: .none)
    upstream.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
    #expect(upstream.requests == ["unlimited"])
    _ = upstream.send?(1)
    queue.advance(by: 1)
    log.subscription?.request(.max(1))
    queue.advance(by: 1)
    #expect(log.signals == [])
    _ = upstream.send?(2)
    queue.advance()
    #expect(log.signals == ["2"])
  }
}
