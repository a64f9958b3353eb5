import PlatenReactive
import PlatenTesting
import Testing

@Suite struct CombineLatestCompletionTests {
  @Test func itFinishesWhenAllHaveFinished() {
    expectMarbles(
      """
      a    1|
      b    x-yz|
      all  p-qr|
      p = 1x
      q = 1y
      r = 1z
      """
    ) { play in
      combined("ab", of: play)
    }
  }

  @Test func anEmptyUpstreamDoesNotFinishItAlone() {
    expectMarbles(
      """
      a    |
      b    -x|
      all  --|
      """
    ) { play in
      combined("ab", of: play)
    }
  }

  @Test func allThreeAndAllFourMustFinish() {
    expectMarbles(
      """
      a    1|
      b    x-|
      c    -A-|
      all  -p-|
      p = 1xA
      """
    ) { play in
      combined("abc", of: play)
    }
    expectMarbles(
      """
      a    1|
      b    --x|
      c    A---|
      d    --k|
      all  --p-|
      p = 1xAk
      """
    ) { play in
      combined("abcd", of: play)
    }
  }

  @Test func itFailsAtOnceAndSendsNothingMore() {
    expectMarbles(
      """
      a    1#
      b    x-y|
      all  p#
      p = 1x
      """
    ) { play in
      combined("ab", of: play)
    }
  }

  @Test func aFailureNeedsNoValueAndNoFinish() {
    expectMarbles(
      """
      a    |
      b    -#
      c    --A
      all  -#
      """
    ) { play in
      combined("abc", of: play)
    }
  }

  @Test(arguments: 2...4)
  func aFailureCancelsTheOthers(arity: Int) {
    let upstreams = (0..<arity).map { _ in ManualPublisher<Int>() }
    let subscriber = TrackingSubscriber<[Int], Oops>()
    combined(upstreams).subscribe(subscriber)
    upstreams[1].send(completion: .failure(.oops))
    for (index, upstream) in upstreams.enumerated() {
      #expect(
        upstream.history == (index == 1 ? ["request unlimited"] : ["request unlimited", "cancel"]))
    }
    #expect(subscriber.signals == ["failed oops"])
  }

  @Test func aFinishCancelsNobody() {
    let (a, b) = (ManualPublisher<Int>(), ManualPublisher<Int>())
    a.combineLatest(b).subscribe(TrackingSubscriber<(Int, Int), Oops>())
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(a.history + b.history == ["request unlimited", "request unlimited"])
  }

  @Test func whatComesAfterAnUpstreamsEndIsIgnored() {
    let (a, b) = (ManualPublisher<Int>(), ManualPublisher<Int>())
    let subscriber = TrackingSubscriber<(Int, Int), Oops>()
    a.combineLatest(b).subscribe(subscriber)
    a.send(1)
    a.send(completion: .finished)
    a.send(2)
    a.send(completion: .failure(.oops))
    a.send(completion: .finished)
    b.send(3)
    #expect(subscriber.signals == ["(1, 3)"])
  }

  @Test func onlyTheFirstFailureIsSent() {
    let (a, b) = (ManualPublisher<Int>(), ManualPublisher<Int>())
    let subscriber = TrackingSubscriber<(Int, Int), Oops>()
    a.combineLatest(b).subscribe(subscriber)
    b.send(completion: .failure(.another))
    a.send(completion: .failure(.oops))
    b.send(completion: .failure(.oops))
    #expect(subscriber.signals == ["failed another"])
  }

  @Test func completionNeedsNoDemand() {
    let (a, b) = (ManualPublisher<Int>(), ManualPublisher<Int>())
    let subscriber = TrackingSubscriber<(Int, Int), Oops>(demand: .none)
    a.combineLatest(b).subscribe(subscriber)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(subscriber.signals == ["finished"])
  }

  @Test func upstreamsThatEndOnSubscriptionEndItAfterTheSubscription() {
    let finishing = TrackingSubscriber<(Int, Int), Never>(demand: .none)
    Empty<Int, Never>().combineLatest(Empty<Int, Never>()).subscribe(finishing)
    #expect(finishing.history == ["subscription CombineLatest", "finished"])

    let failing = TrackingSubscriber<(Int, Int), Oops>()
    let other = ManualPublisher<Int>()
    Fail<Int, Oops>(error: .oops).combineLatest(other).subscribe(failing)
    #expect(failing.history == ["subscription CombineLatest", "failed oops"])
    #expect(other.history == ["cancel"])
  }
}
