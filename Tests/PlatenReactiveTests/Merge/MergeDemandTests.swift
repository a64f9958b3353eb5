import PlatenReactive
import Testing

@Suite struct MergeDemandTests {
  let a = ManualPublisher<Int>()
  let b = ManualPublisher<Int>()

  @Test func eachUpstreamIsAskedForOneValueAtATime() {
    let subscriber = TrackingSubscriber<Int, Oops>(demand: .max(3))
    Publishers.Merge(a, b).subscribe(subscriber)
    subscriber.subscription?.request(.max(2))
    #expect(a.history == ["request max(1)"])
    #expect(b.history == ["request max(1)"])
    #expect(a.send(1) == .max(1))
    #expect(b.send(2) == .max(1))
  }

  @Test func anUnlimitedDemandGoesToAllUpstreams() {
    let subscriber = TrackingSubscriber<Int, Oops>(demand: .none)
    Publishers.Merge(a, b).subscribe(subscriber)
    subscriber.subscription?.request(.unlimited)
    #expect(a.history == ["request max(1)", "request unlimited"])
    #expect(a.send(1) == .none)
    #expect(subscriber.signals == ["1"])
  }

  @Test func aValueThatMeetsNoDemandWaits() {
    let subscriber = TrackingSubscriber<Int, Oops>(demand: .max(1))
    Publishers.Merge(a, b).subscribe(subscriber)
    #expect(b.send(1) == .max(1))
    #expect(b.send(2) == .none)
    #expect(a.send(3) == .none)
    #expect(subscriber.signals == ["1"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == ["1", "2"])
    #expect(b.history == ["request max(1)", "request max(1)"])
    #expect(a.history == ["request max(1)"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == ["1", "2", "3"])
    #expect(a.history == ["request max(1)", "request max(1)"])
  }

  @Test func aFinishComesAfterWhatWaits() {
    let subscriber = TrackingSubscriber<Int, Oops>(demand: .none)
    Publishers.Merge(a, b).subscribe(subscriber)
    a.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(subscriber.signals == [])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == ["1", "finished"])
  }

  @Test func aFailureComesInsteadOfWhatWaits() {
    let subscriber = TrackingSubscriber<Int, Oops>(demand: .none)
    Publishers.Merge(a, b).subscribe(subscriber)
    a.send(1)
    b.send(completion: .failure(.oops))
    #expect(subscriber.signals == ["failed oops"])
    #expect(a.history == ["request max(1)", "cancel"])
  }

  @Test(arguments: [2, 5, 9] as [Int]) func sequencesAreReadInTurnsAndLoseNothing(arity: Int) {
    let tens = (0..<arity).map { 10 * $0 }
    let sequences = tens.map { [$0, $0 + 1, $0 + 2].publisher }
    let subscriber = TrackingSubscriber<Int, Never>(demand: .none)
    merged(sequences).subscribe(subscriber)
    for _ in 0..<3 * arity { subscriber.subscription?.request(.max(1)) }
    #expect(subscriber.signals.last == "finished")
    let values = subscriber.signals.dropLast().compactMap { Int($0) }
    let inTurns = (0..<3).flatMap { turn in tens.map { $0 + turn } }
    #expect(values == inTurns)
  }

  @Test func whatAnImpatientUpstreamSendsUnaskedIsNotLost() {
    let subscriber = TrackingSubscriber<Int, Oops>(demand: .none)
    Publishers.Merge(a, b).subscribe(subscriber)
    for value in 1...5 { a.send(value) }
    subscriber.subscription?.request(.max(2))
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.signals == ["1", "2", "3", "4", "5"])
  }
}
