import PlatenCombine
import Testing

struct MergeTests {
  @Test(arguments: 2...9)
  func valuesOfAllUpstreamsAreSentInOrder(arity: Int) {
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

  @Test func theSubscriptionPrecedesUpstreamSubscriptionsAndHasADescription() {
    let late = ScriptedPublisher<Int>(isLate: true)
    let recorder = Recorder<Int, Oops>()
    late.merge(with: late).subscribe(recorder)
    #expect(recorder.subscription.map { "\($0)" } == "Merge")
  }

  @Test func mergingAMergeProducesASingleMerge() {
    let (one, other) = (Just(1), Just(2).eraseToAnyPublisher())
    let merge: Publishers.Merge4<Just<Int>, AnyPublisher<Int, Never>, Just<Int>, Just<Int>> =
      one.merge(with: other).merge(with: one, one)
    let recorder = Recorder<Int, Never>()
    merge.subscribe(recorder)
    #expect(recorder.values == [1, 2, 1, 1])
    #expect(Publishers.Merge(one, one) == Publishers.Merge(one, Just(1)))
  }

  @Test(arguments: [2, 5, 9]) func mergedSequencesAlternateAndLoseNoValues(arity: Int) {
    let tens = (0..<arity).map { 10 * $0 }
    let recorder = Recorder<Int, Never>(.none)
    merged(tens.map { [$0, $0 + 1, $0 + 2].publisher }).subscribe(recorder)
    for _ in 0..<3 * arity { recorder.request(.max(1)) }
    #expect(recorder.values == (0..<3).flatMap { turn in tens.map { $0 + turn } })
    #expect(recorder.isFinished)
  }

  @Test func aMergeCanBeMergedAgain() {
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

  @Test func mergesWithEqualUpstreamsAreEqual() {
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
