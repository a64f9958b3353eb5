import PlatenReactive
import Testing

@Suite struct CombineLatestDemandTests {
  let a = ManualPublisher<Int>()
  let b = ManualPublisher<Int>()

  @Test(arguments: 2...4, [Subscribers.Demand.unlimited, .max(1), .max(7)])
  func everyDemandGoesToEveryUpstream(arity: Int, demand: Subscribers.Demand) {
    let upstreams = (0..<arity).map { _ in ManualPublisher<Int>() }
    let subscriber = TrackingSubscriber<[Int], Oops>(demand: demand)
    combined(upstreams).subscribe(subscriber)
    subscriber.subscription?.request(.max(2))
    for upstream in upstreams {
      #expect(upstream.history == ["request \(demand)", "request max(2)"])
    }
  }

  @Test func withoutDemandNothingIsAskedAndNothingSent() {
    let subscriber = TrackingSubscriber<(Int, Int), Oops>(demand: .none)
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    #expect(a.history == [])
    #expect(subscriber.history == ["subscription CombineLatest"])
  }

  @Test func anUpstreamAsksForNothingByItself() {
    a.combineLatest(b).subscribe(TrackingSubscriber<(Int, Int), Oops>())
    #expect(a.send(1) == .none)
    #expect(b.send(2) == .none)
    #expect(a.history == ["request unlimited"])
  }

  @Test func neverMoreIsSentThanWasAsked() {
    let subscriber = TrackingSubscriber<(Int, Int), Oops>(demand: .max(2))
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    for value in 3...9 { a.send(value) }
    #expect(subscriber.signals == ["(1, 2)", "(3, 2)"])
  }

  @Test func aValueThatMetNoDemandIsTheLatestOfTheNextOutput() {
    let subscriber = TrackingSubscriber<(Int, Int), Oops>(demand: .max(1))
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    a.send(3)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == ["(1, 2)"])
    b.send(4)
    #expect(subscriber.signals == ["(1, 2)", "(3, 4)"])
  }

  @Test func aReplyIsADemand() {
    let subscriber = TrackingSubscriber<(Int, Int), Oops>(demand: .max(1)) { subscriber, _ in
      subscriber.history.count < 4 ? .max(1) : .none
    }
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    #expect(a.history == ["request max(1)", "request max(1)"])
    #expect(b.history == ["request max(1)", "request max(1)"])
    for value in 3...9 { a.send(value) }
    #expect(subscriber.signals == ["(1, 2)", "(3, 2)", "(4, 2)"])
  }

  @Test func aDemandMadeWhileHandlingAValueCounts() {
    let subscriber = TrackingSubscriber<(Int, Int), Oops>(demand: .max(1)) { subscriber, _ in
      if subscriber.history.count < 3 { subscriber.subscription?.request(.max(1)) }
      return .none
    }
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    b.send(3)
    b.send(4)
    #expect(subscriber.signals == ["(1, 2)", "(1, 3)"])
    #expect(b.history == ["request max(1)", "request max(1)"])
  }

  @Test func aLateUpstreamIsAskedForAllThatWasAskedSoFar() {
    let late = ManualPublisher<Int>(isLate: true)
    let subscriber = TrackingSubscriber<(Int, Int), Oops>(demand: .max(2))
    a.combineLatest(late).subscribe(subscriber)
    subscriber.subscription?.request(.max(3))
    late.sendSubscription()
    #expect(a.history == ["request max(2)", "request max(3)"])
    #expect(late.history == ["request max(5)"])
  }

  @Test func sequencesAreReadAsSlowlyAsAsked() {
    let subscriber = TrackingSubscriber<(Int, Int), Never>(demand: .max(1))
    [1, 2, 3].publisher.combineLatest([4, 5, 6].publisher).subscribe(subscriber)
    #expect(subscriber.signals == ["(1, 4)"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == ["(1, 4)", "(2, 4)"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == ["(1, 4)", "(2, 4)", "(3, 5)", "finished"])
  }

  @Test func replyingForOneMoreReadsSequencesToTheirEnd() {
    let subscriber = TrackingSubscriber<(Int, Int), Never>(demand: .max(1)) { _, _ in .max(1) }
    [1, 2, 3].publisher.combineLatest([4, 5, 6].publisher).subscribe(subscriber)
    #expect(subscriber.signals.last == "finished")
    #expect(subscriber.signals.dropLast().last == "(3, 6)")
  }
}
