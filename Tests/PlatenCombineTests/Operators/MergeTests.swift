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

  @Test func sequencesAreReadInTurns() {
    let recorder = Recorder<Int, Never>(.max(1)) { _, _ in .max(1) }
    (1...3).publisher.map { $0 }.merge(with: (11...13).publisher.map { $0 }).subscribe(recorder)
    #expect(recorder.values.sorted() == [1, 2, 3, 11, 12, 13])
    #expect(recorder.isFinished)
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

  private func merged(_ p: [ScriptedPublisher<Int>]) -> AnyPublisher<Int, Oops> {
    switch p.count {
    case 2: Publishers.Merge(p[0], p[1]).eraseToAnyPublisher()
    case 3: p[0].merge(with: p[1], p[2]).eraseToAnyPublisher()
    case 4: p[0].merge(with: p[1], p[2], p[3]).eraseToAnyPublisher()
    case 5: p[0].merge(with: p[1], p[2], p[3], p[4]).eraseToAnyPublisher()
    case 6: p[0].merge(with: p[1], p[2], p[3], p[4], p[5]).eraseToAnyPublisher()
    case 7: p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6]).eraseToAnyPublisher()
    case 8: p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6], p[7]).eraseToAnyPublisher()
    default: Publishers.MergeMany(p).eraseToAnyPublisher()
    }
  }
}
