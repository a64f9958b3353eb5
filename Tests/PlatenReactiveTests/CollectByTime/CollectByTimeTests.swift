import Dispatch
import PlatenReactive
import Testing

@Suite struct CollectByTimeTests {
  let scheduler = DispatchQueue.test
  let subject = PassthroughSubject<Int, Oops>()
  let subscriber = TrackingSubscriber<[Int], Oops>()

  @Test func theValuesOfEachPeriodAreOneOutput() {
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(subscriber)
    send(1, 2)
    scheduler.advance(by: 1.9)
    #expect(subscriber.history == ["subscription CollectByTime"])
    scheduler.advance(by: 0.1)
    send(3, 4, 5)
    scheduler.advance(by: 2)
    #expect(subscriber.signals == ["[1, 2]", "[3, 4, 5]"])
  }

  @Test func aPeriodWithoutValuesHasNoOutput() {
    subject.collect(.byTime(scheduler, .seconds(1))).subscribe(subscriber)
    scheduler.advance(by: 3)
    send(1)
    scheduler.advance(by: 3)
    #expect(subscriber.signals == ["[1]"])
  }

  @Test func periodsAreCountedFromTheSubscription() {
    scheduler.advance(by: 0.3)
    subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).subscribe(subscriber)
    scheduler.advance(by: 0.9)
    send(1, 2, 3)
    scheduler.advance()
    #expect(subscriber.signals == ["[1, 2]"])
    scheduler.advance(by: 0.1)
    #expect(subscriber.signals == ["[1, 2]", "[3]"])
  }

  @Test func aFullGroupIsSentBeforeItsTime() {
    subject.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).subscribe(subscriber)
    send(1, 2, 3)
    scheduler.advance(by: 2)
    send(4, 5, 6, 7, 8)
    scheduler.advance(by: 2)
    subject.send(completion: .finished)
    scheduler.advance()
    #expect(
      subscriber.signals == ["[1, 2]", "[3]", "[4, 5]", "[6, 7]", "[8]", "finished"])
  }

  @Test func groupsAreSentOnTheScheduler() {
    subject.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).subscribe(subscriber)
    send(1, 2)
    #expect(subscriber.signals == [])
    scheduler.advance()
    #expect(subscriber.signals == ["[1, 2]"])
  }

  @Test func whatIsLeftComesBeforeAFinish() {
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(subscriber)
    send(1)
    subject.send(completion: .finished)
    #expect(subscriber.signals == [])
    scheduler.advance()
    #expect(subscriber.signals == ["[1]", "finished"])
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func aFailureComesInsteadOfWhatIsLeft() {
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(subscriber)
    send(1)
    subject.send(completion: .failure(.oops))
    #expect(subscriber.signals == [])
    scheduler.advance()
    #expect(subscriber.signals == ["failed oops"])
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func cancellingStopsTheTimer() {
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(subscriber)
    send(1)
    subscriber.subscription?.cancel()
    #expect(scheduler.scheduledCount == 0)
    scheduler.advance(by: 5)
    #expect(subscriber.signals == [])
  }

  @Test func aSubscriberThatCancelsAtOnceStartsNoTimer() {
    struct Canceller: Subscriber {
      let combineIdentifier = CombineIdentifier()
      func receive(subscription: any Subscription) { subscription.cancel() }
      func receive(_ input: [Int]) -> Subscribers.Demand { .none }
      func receive(completion: Subscribers.Completion<Oops>) {}
    }
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(Canceller())
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func aCountBelowOneIsTakenAsOne() {
    subject.collect(.byTimeOrCount(scheduler, .seconds(2), 0)).subscribe(subscriber)
    send(1, 2)
    scheduler.advance()
    #expect(subscriber.signals == ["[1]", "[2]"])
  }

  private func send(_ values: Int...) {
    for value in values { subject.send(value) }
  }
}
