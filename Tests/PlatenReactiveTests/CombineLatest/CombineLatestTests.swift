import PlatenReactive
import PlatenTesting
import Testing

@Suite struct CombineLatestTests {
  @Test func twoSendTheirLatestValues() {
    expectMarbles(
      """
      a    12-3
      b    --x-yz
      all  --pqrs
      p = 2x
      q = 3x
      r = 3y
      s = 3z
      """
    ) { play in
      combined("ab", of: play)
    }
  }

  @Test func threeSendTheirLatestValues() {
    expectMarbles(
      """
      a    1-2-3
      b    -x---y
      c    ---A
      all  ---pqr
      p = 2xA
      q = 3xA
      r = 3yA
      """
    ) { play in
      combined("abc", of: play)
    }
  }

  @Test func fourSendTheirLatestValues() {
    expectMarbles(
      """
      a    1---2
      b    -x---y
      c    --A
      d    ---k--l
      all  ---pqrs
      p = 1xAk
      q = 2xAk
      r = 2yAk
      s = 2yAl
      """
    ) { play in
      combined("abcd", of: play)
    }
  }

  @Test func valuesOfOneMomentGiveAnOutputEach() {
    expectMarbles(
      """
      a    12
      b    xy
      all  p(qr)
      p = 1x
      q = 2x
      r = 2y
      """
    ) { play in
      combined("ab", of: play)
    }
  }

  @Test func outputsAreTuplesInTheOrderOfTheUpstreams() {
    let subscriber = TrackingSubscriber<(Int, String, Bool, Double), Never>()
    Publishers.CombineLatest4(Just(1), Just("x"), Just(true), Just(0.5)).subscribe(subscriber)
    #expect(
      subscriber.history == ["subscription CombineLatest", #"(1, "x", true, 0.5)"#, "finished"])
  }

  @Test func operatorsWithoutTransformGiveTuples() {
    let two = TrackingSubscriber<(Int, String), Never>()
    Just(1).combineLatest(Just("x")).subscribe(two)
    #expect(two.signals == [#"(1, "x")"#, "finished"])

    let three = TrackingSubscriber<(Int, String, Bool), Never>()
    Just(1).combineLatest(Just("x"), Just(true)).subscribe(three)
    #expect(three.signals == [#"(1, "x", true)"#, "finished"])

    let four = TrackingSubscriber<(Int, String, Bool, Int), Never>()
    Just(1).combineLatest(Just("x"), Just(true), Just(2)).subscribe(four)
    #expect(four.signals == [#"(1, "x", true, 2)"#, "finished"])
  }

  @Test func operatorsWithTransformGiveMaps() {
    let two: Publishers.Map<Publishers.CombineLatest<Just<Int>, Just<Int>>, Int> =
      Just(1).combineLatest(Just(2)) { $0 + $1 }
    let three: Publishers.Map<Publishers.CombineLatest3<Just<Int>, Just<Int>, Just<Int>>, Int> =
      Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }
    let sum = TrackingSubscriber<Int, Never>()
    two.combineLatest(three, Just(4), Just(5)) { $0 + $1 + $2 + $3 }.subscribe(sum)
    #expect(sum.signals == ["18", "finished"])
  }

  @Test func currentValuesAreSentOnSubscription() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = CurrentValueSubject<Int, Never>(2)
    let subscriber = TrackingSubscriber<(Int, Int), Never>()
    a.combineLatest(b).subscribe(subscriber)
    a.send(3)
    #expect(subscriber.history == ["subscription CombineLatest", "(1, 2)", "(3, 2)"])
  }

  @Test func aSequenceIsReadToItsEndBeforeTheNextUpstreamStarts() {
    let subscriber = TrackingSubscriber<(Int, String), Never>()
    [1, 2, 3].publisher.combineLatest(["x", "y"].publisher).subscribe(subscriber)
    #expect(subscriber.signals == [#"(3, "x")"#, #"(3, "y")"#, "finished"])
  }

  @Test func onePublisherCanBeCombinedWithItself() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    subject.combineLatest(subject) { $0 * 10 + $1 }.map { max($0 % 10, $0 / 10) }
      .subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    #expect(subscriber.signals == ["1", "2", "2"])
  }

  @Test func eachSubscriberHasItsOwnLatestValues() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let early = TrackingSubscriber<(Int, Int), Never>()
    let late = TrackingSubscriber<(Int, Int), Never>()
    a.combineLatest(b).subscribe(early)
    a.send(1)
    a.combineLatest(b).subscribe(late)
    b.send(2)
    #expect(early.signals == ["(1, 2)"])
    #expect(late.signals == [])
  }
}
