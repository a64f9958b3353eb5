import Dispatch
import PlatenCombine
import Testing

struct CollectByTimeTests {
  let queue = ManualQueue()
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<[Int], Oops>()

  private func send(_ values: Int...) {
    for value in values { subject.send(value) }
  }

  @Test func eachPeriodProducesOneOutput() {
    subject.collect(.byTime(queue, .seconds(2))).subscribe(log)
    send(1, 2)
    queue.advance(by: 2)
    send(3)
    queue.advance(by: 4)
    #expect(log.signals == ["[1, 2]", "[3]"])
  }

  @Test func aFullGroupIsDeliveredEarly() {
    subject.collect(.byTimeOrCount(queue, .seconds(2), 2)).subscribe(log)
    send(1, 2, 3)
    queue.advance()
    #expect(log.signals == ["[1, 2]"])
    queue.advance(by: 2)
    #expect(log.signals == ["[1, 2]", "[3]"])
  }

  @Test func remainingValuesPrecedeTheFinish() {
    subject.collect(.byTime(queue, .seconds(2))).subscribe(log)
    send(1)
    subject.send(completion: .finished)
    #expect(log.signals == [])
    queue.advance()
    #expect(log.signals == ["[1]", "finished"])
    #expect(queue.pendingCount == 0)
  }

  @Test func aFailureDiscardsTheRemainingValues() {
    subject.collect(.byTimeOrCount(queue, .seconds(2), 2)).subscribe(log)
    send(1, 2, 3)
    subject.send(completion: .failure(Oops()))
    queue.advance()
    #expect(log.signals == ["failed"])
  }

  @Test func aCancellationStopsTheTimer() {
    subject.collect(.byTime(queue, .seconds(2))).subscribe(log)
    send(1)
    log.subscription?.cancel()
    #expect(queue.pendingCount == 0)
  }

  @Test func valuesWithoutDemandJoinTheNextGroup() {
    let upstream = RequestLog<Int, Oops>()
    let log = SignalLog<[Int], Oops>(demand: .max(1))
    upstream.collect(.byTime(queue, .seconds(1))).subscribe(log)
    for value in 1...3 {
      #expect(upstream.send?(value) == (value == 1 ? .max(1) : Subscribers.Demand.none))
      queue.advance(by: 1)
    }
    #expect(log.signals == ["[1]"])
    log.subscription?.request(.max(1))
    queue.advance(by: 1)
    #expect(log.signals == ["[1]", "[2, 3]"])
  }

  @Test func returnedDemandRequestsAnEntireGroup() {
    let upstream = RequestLog<Int, Oops>()
    let log = SignalLog<[Int], Oops>(demand: .max(1), reply: .max(1))
    upstream.collect(.byTimeOrCount(queue, .seconds(1), 2)).subscribe(log)
    for value in 1...3 {
      #expect(upstream.send?(value) == Subscribers.Demand.none)
      queue.advance(by: 1)
    }
    #expect(log.signals == ["[1]", "[2]", "[3]"])
    #expect(upstream.requests == Array(repeating: "max(2)", count: 4))
  }

  @Test func aGroupCollectedByCountWaitsForDemand() {
    let log = SignalLog<[Int], Oops>(demand: .none)
    subject.collect(.byTimeOrCount(queue, .seconds(1), 2)).subscribe(log)
    log.subscription?.request(.max(1))
    send(1, 2, 3, 4)
    queue.advance(by: 2)
    #expect(log.signals == ["[1, 2]"])
  }

  @Test func valuesFromSeveralThreadsAreNotLost() async {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    let seen = Unprotected(0)
    var subscription: AnyCancellable?
    await withCheckedContinuation { done in
      subscription = subject.value
        .collect(.byTimeOrCount(DispatchQueue.global(), .milliseconds(1), 100))
        .sink(receiveCompletion: { _ in done.resume() }, receiveValue: { seen.value += $0.count })
      onThreads(4) { _ in for value in 0..<valuesPerThread { subject.value.send(value) } }
      subject.value.send(completion: .finished)
    }
    #expect(seen.value == 4 * valuesPerThread)
    withExtendedLifetime(subscription) {}
  }

  @Test func aPeriodWithoutValuesHasNoOutput() {
    subject.collect(.byTime(queue, .seconds(1))).subscribe(log)
    queue.advance(by: 3)
    send(1)
    queue.advance(by: 3)
    #expect(log.signals == ["[1]"])
  }

  @Test func periodsBeginAtTheSubscription() {
    queue.advance(by: 0.3)
    subject.collect(.byTimeOrCount(queue, .seconds(1), 2)).subscribe(log)
    queue.advance(by: 0.9)
    send(1)
    queue.advance()
    #expect(log.signals == [])
    queue.advance(by: 0.1)
    #expect(log.signals == ["[1]"])
  }

  @Test func aFullGroupIsDeliveredOnTheScheduler() {
    subject.collect(.byTimeOrCount(queue, .seconds(2), 2)).subscribe(log)
    send(1, 2)
    #expect(log.signals == [])
    queue.advance()
    #expect(log.signals == ["[1, 2]"])
  }

  @Test func cancelingImmediatelyStartsNoTimer() {
    struct Canceler: Subscriber {
      let combineIdentifier = CombineIdentifier()
      func receive(subscription: any Subscription) { subscription.cancel() }
      func receive(_ input: [Int]) -> Subscribers.Demand { .none }
      func receive(completion: Subscribers.Completion<Oops>) {}
    }
    subject.collect(.byTime(queue, .seconds(2))).subscribe(Canceler())
    #expect(queue.pendingCount == 0)
  }

  @Test func aCountBelowOneBecomesOne() {
    subject.collect(.byTimeOrCount(queue, .seconds(2), 0)).subscribe(log)
    send(1, 2)
    queue.advance()
    #expect(log.signals == ["[1]", "[2]"])
  }

  @Test func collectingByTimeRequestsOneValueAtATime() {
    let upstream = RequestLog<Int, Oops>()
    let log = SignalLog<[Int], Oops>(demand: .max(2))
    upstream.collect(.byTime(queue, .seconds(1))).subscribe(log)
    log.subscription?.request(.max(5))
    #expect(upstream.requests == ["max(1)", "max(1)"])
  }

  @Test func demandRequestsEntireGroups() {
    let upstream = RequestLog<Int, Oops>()
    let log = SignalLog<[Int], Oops>(demand: .max(2))
    upstream.collect(.byTimeOrCount(queue, .seconds(1), 3)).subscribe(log)
    log.subscription?.request(.unlimited)
    #expect(upstream.requests == ["max(6)", "unlimited"])
  }

  @Test func aFinishWaitsForDemandForTheRemainingValues() {
    let upstream = RequestLog<Int, Oops>()
    let log = SignalLog<[Int], Oops>(demand: .none)
    upstream.collect(.byTime(queue, .seconds(1))).subscribe(log)
    _ = upstream.send?(1)
    upstream.complete?(.finished)
    queue.advance(by: 2)
    #expect(log.signals == [])
    log.subscription?.request(.max(1))
    queue.advance()
    #expect(log.signals == ["[1]", "finished"])
  }
}
