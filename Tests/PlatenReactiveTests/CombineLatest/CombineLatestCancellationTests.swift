import PlatenReactive
import Testing

@Suite struct CombineLatestCancellationTests {
  let a = ManualPublisher<Int>()
  let b = ManualPublisher<Int>()
  let subscriber = TrackingSubscriber<(Int, Int), Oops>()

  @Test(arguments: 2...4)
  func cancellingCancelsEveryUpstreamOnce(arity: Int) {
    let upstreams = (0..<arity).map { _ in ManualPublisher<Int>() }
    let subscriber = TrackingSubscriber<[Int], Oops>()
    combined(upstreams).subscribe(subscriber)
    subscriber.subscription?.cancel()
    subscriber.subscription?.cancel()
    for upstream in upstreams { #expect(upstream.history == ["request unlimited", "cancel"]) }
  }

  @Test func nothingIsSentAfterwards() {
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    subscriber.subscription?.cancel()
    a.send(3)
    a.send(completion: .finished)
    b.send(completion: .failure(.oops))
    #expect(subscriber.signals == ["(1, 2)"])
  }

  @Test func aDemandAfterwardsIsIgnored() {
    a.combineLatest(b).subscribe(subscriber)
    subscriber.subscription?.cancel()
    subscriber.subscription?.request(.max(1))
    #expect(a.history == ["request unlimited", "cancel"])
  }

  @Test func itCanBeCancelledWhileHandlingAValue() {
    let subscriber = TrackingSubscriber<(Int, Int), Oops> { subscriber, _ in
      subscriber.subscription?.cancel()
      return .max(1)
    }
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(subscriber.signals == ["(1, 2)"])
    #expect(a.history == ["request unlimited", "cancel"])
    #expect(b.history == ["request unlimited", "cancel"])
  }

  @Test func outputsThatWaitAreDroppedWhenItIsCancelled() {
    let a = a
    let subscriber = TrackingSubscriber<(Int, Int), Oops> { subscriber, _ in
      a.send(3)
      subscriber.subscription?.cancel()
      return .none
    }
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    #expect(subscriber.signals == ["(1, 2)"])
  }

  @Test func anUpstreamThatSubscribesAfterwardsIsCancelled() {
    let late = ManualPublisher<Int>(isLate: true)
    a.combineLatest(late).subscribe(subscriber)
    subscriber.subscription?.cancel()
    late.sendSubscription()
    #expect(late.history == ["cancel"])
  }

  @Test func aSecondSubscriptionOfAnUpstreamIsCancelled() {
    a.combineLatest(b).subscribe(subscriber)
    a.sendSubscription(" the second")
    #expect(a.history == ["request unlimited", "cancel the second"])
    #expect(subscriber.history == ["subscription CombineLatest"])
  }
}
