import Dispatch
import PlatenReactive
import Testing

@Suite struct CollectByTimeDemandTests {
  let scheduler = DispatchQueue.test
  let upstream = ManualPublisher<Int>()

  @Test func byTimeTheUpstreamIsAskedForOneValueAfterTheOther() {
    let subscriber = subscribe(.byTime(scheduler, .seconds(1)), demand: .max(2))
    #expect(upstream.history == ["request max(1)"])
    #expect(upstream.send(1) == .max(1))
    subscriber.subscription?.request(.max(5))
    #expect(upstream.history == ["request max(1)", "request max(1)"])
  }

  @Test func byCountTheUpstreamIsAskedForWholeGroups() {
    let subscriber = subscribe(.byTimeOrCount(scheduler, .seconds(1), 3), demand: .max(2))
    #expect(upstream.history == ["request max(6)"])
    #expect(upstream.send(1) == .none)
    subscriber.subscription?.request(.unlimited)
    #expect(upstream.history == ["request max(6)", "request unlimited"])
  }

  @Test func byTimeWhatMeetsNoDemandGoesIntoTheNextGroup() {
    let subscriber = subscribe(.byTime(scheduler, .seconds(1)), demand: .max(1))
    for value in 1...3 {
      upstream.send(value)
      scheduler.advance(by: 1)
    }
    #expect(subscriber.signals == ["[1]"])
    subscriber.subscription?.request(.max(1))
    scheduler.advance(by: 1)
    #expect(subscriber.signals == ["[1]", "[2, 3]"])
  }

  @Test func byCountAFullGroupWaitsForItsDemand() {
    let subscriber = subscribe(.byTimeOrCount(scheduler, .seconds(1), 2), demand: .max(1))
    for value in 1...5 { upstream.send(value) }
    scheduler.advance(by: 3)
    #expect(subscriber.signals == ["[1, 2]"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == ["[1, 2]"])
    scheduler.advance()
    #expect(subscriber.signals == ["[1, 2]", "[3, 4]"])
  }

  @Test func aReplyToAGroupIsADemand() {
    let subscriber = subscribe(
      .byTimeOrCount(scheduler, .seconds(1), 2), demand: .max(1), reply: .max(1))
    for value in 1...3 {
      upstream.send(value)
      scheduler.advance(by: 1)
    }
    #expect(subscriber.signals == ["[1]", "[2]", "[3]"])
    #expect(upstream.history == Array(repeating: "request max(2)", count: 4))
  }

  @Test func aFinishWaitsForTheDemandOfWhatIsLeft() {
    let subscriber = subscribe(.byTime(scheduler, .seconds(1)), demand: .none)
    upstream.send(1)
    upstream.send(completion: .finished)
    scheduler.advance(by: 2)
    #expect(subscriber.signals == [])
    subscriber.subscription?.request(.max(1))
    scheduler.advance()
    #expect(subscriber.signals == ["[1]", "finished"])
  }

  private func subscribe(
    _ strategy: Publishers.TimeGroupingStrategy<QueueTestScheduler>, demand: Subscribers.Demand,
    reply: Subscribers.Demand = .none
  ) -> TrackingSubscriber<[Int], Oops> {
    let subscriber = TrackingSubscriber<[Int], Oops>(demand: demand) { _, _ in reply }
    upstream.collect(strategy).subscribe(subscriber)
    return subscriber
  }
}
