import PlatenCombine
import Testing

struct MergeTests {
  let a = ScriptedPublisher<Int>()
  let b = ScriptedPublisher<Int>()

  @Test(arguments: 2...9)
  func valuesOfAllUpstreamsComeInTheirOrder(arity: Int) {
    let upstreams = (0..<arity).map { _ in ScriptedPublisher<Int>() }
    let recorder = Recorder<Int, Oops>()
    merged(upstreams).subscribe(recorder)
    for round in 0..<2 {
      for (index, upstream) in upstreams.enumerated() { upstream.send(round * arity + index) }
    }
    #expect(recorder.values == Array(0..<2 * arity))
    for upstream in upstreams {
      #expect(recorder.completions.isEmpty)
      upstream.send(completion: .finished)
    }
    #expect(recorder.isFinished)
  }

  @Test func eachUpstreamIsAskedForOneValueAtATime() {
    let recorder = Recorder<Int, Oops>(.max(3))
    a.merge(with: b).subscribe(recorder)
    #expect(a.requests == ["max(1)"])
    #expect(a.send(1) == .max(1))
    recorder.subscription?.request(.unlimited)
    #expect(a.requests == ["max(1)", "unlimited"])
    #expect(b.requests == ["max(1)", "unlimited"])
    #expect(a.send(2) == .none)
  }

  @Test func aValueThatMeetsNoDemandWaits() {
    let recorder = Recorder<Int, Oops>(.max(1))
    a.merge(with: b).subscribe(recorder)
    a.send(1)
    a.send(2)
    b.send(3)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.values == [1])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2])
    #expect(recorder.completions.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.isFinished)
  }

  @Test func aZeroRequestIsIgnored() {
    let recorder = Recorder<Int, Oops>(.none)
    a.merge(with: b).subscribe(recorder)
    recorder.subscription?.request(.none)
    a.send(1)
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1])
  }

  @Test func anUnlimitedReplyReachesAllUpstreams() {
    let recorder = Recorder<Int, Oops>(.max(1)) { _, _ in .unlimited }
    a.merge(with: b).subscribe(recorder)
    a.send(1)
    #expect(a.requests == ["max(1)", "unlimited"])
    #expect(b.requests == ["max(1)", "unlimited"])
  }

  @Test func aFailureDropsWhatWaitsAndCancelsTheOthers() {
    let recorder = Recorder<Int, Oops>(.none)
    a.merge(with: b).subscribe(recorder)
    a.send(1)
    b.send(completion: .failure(Oops()))
    recorder.subscription?.request(.max(1))
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFailed)
    #expect(a.requests == ["max(1)", "cancel"])
    #expect(b.requests == ["max(1)"])
  }

  @Test func aValueSentInsideAnotherIsDeliveredAtOnce() {
    var log: [Int] = []
    let recorder = Recorder<Int, Oops> { [b] _, value in
      if value == 1 { b.send(2) }
      log.append(value)
      return .none
    }
    a.merge(with: b).subscribe(recorder)
    a.send(1)
    #expect(recorder.values == [1, 2])
    #expect(log == [2, 1])
  }

  @Test func whatWaitsBecauseItWasSentInsideAnotherValueIsDeliveredByTheReply() {
    let recorder = Recorder<Int, Oops>(.max(1)) { [b] _, value in
      if value == 1 { b.send(2) }
      return value == 1 ? .max(1) : .none
    }
    a.merge(with: b).subscribe(recorder)
    a.send(1)
    #expect(recorder.values == [1, 2])
    #expect(b.requests == ["max(1)", "max(1)"])
  }

  @Test func aMergeOfNothingFinishesAtOnce() {
    let recorder = Recorder<Int, Never>(.none)
    Publishers.MergeMany([Just<Int>]()).subscribe(recorder)
    #expect(recorder.isFinished)
  }

  @Test func theSubscriptionIsDescribedAndComesBeforeTheUpstreamsAreSubscribedTo() {
    let late = ScriptedPublisher<Int>(isLate: true)
    let recorder = Recorder<Int, Oops>()
    late.merge(with: late).subscribe(recorder)
    #expect(recorder.subscription.map { "\($0)" } == "Merge")
  }

  @Test func mergesOfMergesAreFlat() {
    let (one, other) = (Just(1), Just(2).eraseToAnyPublisher())
    let merge: Publishers.Merge4<Just<Int>, AnyPublisher<Int, Never>, Just<Int>, Just<Int>> =
      one.merge(with: other).merge(with: one, one)
    let recorder = Recorder<Int, Never>()
    merge.subscribe(recorder)
    #expect(recorder.values == [1, 2, 1, 1])
    #expect(Publishers.Merge(one, one) == Publishers.Merge(one, Just(1)))
  }

  @Test(arguments: [2, 5, 9]) func sequencesAreReadInTurnsAndLoseNothing(arity: Int) {
    let tens = (0..<arity).map { 10 * $0 }
    let recorder = Recorder<Int, Never>(.none)
    merged(tens.map { [$0, $0 + 1, $0 + 2].publisher }).subscribe(recorder)
    for _ in 0..<3 * arity { recorder.request(.max(1)) }
    #expect(recorder.values == (0..<3).flatMap { turn in tens.map { $0 + turn } })
    #expect(recorder.isFinished)
  }

  @Test func whatAnUpstreamSendsUnrequestedIsNotLost() {
    let recorder = a.merge(with: b).recorder(.none)
    for value in 1...5 { a.send(value) }
    recorder.request(.max(2))
    recorder.request(.unlimited)
    #expect(recorder.values == [1, 2, 3, 4, 5])
  }

  @Test func whatAnUpstreamSendsAfterItsEndIsIgnored() {
    let finished = a.merge(with: b).recorder()
    a.send(completion: .finished)
    a.send(1)
    b.send(completion: .finished)
    b.send(2)
    #expect(finished.signals == ["finished"])
    let failed = a.merge(with: b).recorder()
    a.send(completion: .failure(Oops()))
    a.send(1)
    b.send(2)
    #expect(failed.signals == ["failed"])
  }

  @Test func theSubscriptionComesBeforeTheUpstreamsAreAsked() {
    let recorder = a.merge(with: Empty()).recorder()
    #expect(recorder.subscription != nil)
    #expect(a.requests == ["unlimited"])
  }

  @Test func publishersOfOneTypeMakeAMergeOfMany() {
    let two: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
    #expect(two.merge(with: Just(3)) == Publishers.MergeMany(Just(1), Just(2), Just(3)))
    #expect(two.publishers == [Just(1), Just(2)])
  }

  @Test func aMergeCanBeMergedOnceMore() {
    let p = (0..<8).map(Just.init)
    let two = p[0].merge(with: p[1].map { $0 })
    let all: [AnyPublisher<Int, Never>] = [
      two.merge(with: p[2]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3], p[4]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3], p[4], p[5]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3], p[4], p[5], p[6]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3], p[4], p[5], p[6], p[7]).eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2]).merge(with: p[3], p[4], p[5], p[6], p[7])
        .eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2], p[3]).merge(with: p[4], p[5], p[6], p[7])
        .eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2], p[3], p[4]).merge(with: p[5], p[6], p[7])
        .eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2], p[3], p[4], p[5]).merge(with: p[6], p[7])
        .eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6]).merge(with: p[7])
        .eraseToAnyPublisher(),
    ]
    #expect(
      all.map { $0.recorder().values } == [3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8].map { Array(0..<$0) })
  }

  @Test func mergesAreEqualIfAllTheirUpstreamsAre() {
    expectDifference(2) { Publishers.Merge($0[0], $0[1]) }
    expectDifference(3) { Publishers.Merge3($0[0], $0[1], $0[2]) }
    expectDifference(4) { Publishers.Merge4($0[0], $0[1], $0[2], $0[3]) }
    expectDifference(5) { Publishers.Merge5($0[0], $0[1], $0[2], $0[3], $0[4]) }
    expectDifference(6) { Publishers.Merge6($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
    expectDifference(7) { Publishers.Merge7($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) }
    expectDifference(8) {
      Publishers.Merge8($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
    }
    expectDifference(9) { Publishers.MergeMany($0) }
  }

  private func expectDifference<M: Equatable>(_ arity: Int, _ merge: ([Just<Int>]) -> M) {
    let p = (0..<arity).map(Just.init)
    #expect(merge(p) == merge(p))
    for index in 0..<arity {
      var others = p
      others[index] = Just(-1)
      #expect(merge(p) != merge(others))
    }
  }
}
