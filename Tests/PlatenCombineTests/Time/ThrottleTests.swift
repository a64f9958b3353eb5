import Dispatch
import PlatenCombine
import Testing

struct ThrottleTests {
  let queue = ManualQueue()
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<Int, Oops>()

  @Test(arguments: [(true, ["1", "4", "5"]), (false, ["1", "2", "5"])])
  func anIntervalHasOneValue(latest: Bool, expected: [String]) {
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

  @Test func theCompletionFollowsTheValueThatIsDue() {
    subject.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
    send([1])
    send([2])
    subject.send(completion: .failure(Oops()))
    #expect(log.signals == ["1"])
    queue.advance(by: 1)
    #expect(log.signals == ["1", "2", "failed"])
  }

  @Test func theLatestValueReplacesOneThatTakesTheLastDemand() {
    let log = SignalLog<Int, Oops>(demand: .max(1))
    subject.throttle(for: .seconds(1), scheduler: queue, latest: true).subscribe(log)
    subject.send(1)
    subject.send(2)
    queue.advance()
    #expect(log.signals == ["2"])
  }

  @Test func aRequestForNothingHasNoEffect() {
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
}
