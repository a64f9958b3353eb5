import PlatenCombine
import Testing

/// Tests of the behavior that all merging operators share, using `merge(with:)`.
struct MergeCoreTests {
  let a = ScriptedPublisher<Int>()
  let b = ScriptedPublisher<Int>()

  @Test func oneValueAtATimeIsRequestedFromEachUpstream() {
    let recorder = Recorder<Int, Oops>(.max(3))
    a.merge(with: b).subscribe(recorder)
    #expect(a.requests == ["max(1)"])
    #expect(a.send(1) == .max(1))
    recorder.subscription?.request(.unlimited)
    #expect(a.requests == ["max(1)", "unlimited"])
    #expect(b.requests == ["max(1)", "unlimited"])
    #expect(a.send(2) == .none)
  }

  @Test func aValueWithoutDemandIsBuffered() {
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

  @Test func aRequestOfZeroIsIgnored() {
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

  @Test func aFailureDropsBufferedValuesAndCancelsTheOtherUpstreams() {
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

  @Test func aReentrantValueIsDeliveredImmediately() {
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

  @Test func aBufferedReentrantValueIsDeliveredByTheReturnedDemand() {
    let recorder = Recorder<Int, Oops>(.max(1)) { [b] _, value in
      if value == 1 { b.send(2) }
      return value == 1 ? .max(1) : .none
    }
    a.merge(with: b).subscribe(recorder)
    a.send(1)
    #expect(recorder.values == [1, 2])
    #expect(b.requests == ["max(1)", "max(1)"])
  }

  @Test func unrequestedValuesAreNotLost() {
    let recorder = a.merge(with: b).recorder(.none)
    for value in 1...5 { a.send(value) }
    recorder.request(.max(2))
    recorder.request(.unlimited)
    #expect(recorder.values == [1, 2, 3, 4, 5])
  }

  @Test func signalsAfterTheEndOfAnUpstreamAreIgnored() {
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

  @Test func theSubscriptionPrecedesUpstreamRequests() {
    let recorder = a.merge(with: Empty()).recorder()
    #expect(recorder.subscription != nil)
    #expect(a.requests == ["unlimited"])
  }

  @Test(arguments: [2, 4]) func mergeLosesNoValues(arity: Int) {
    let recorder = record(arity) { s in
      arity == 2
        ? s[0].map { [$0] }.merge(with: s[1].map { [$0] }.eraseToAnyPublisher())
          .eraseToAnyPublisher()
        : Publishers.MergeMany(s.map { $0.map { [$0] } }).eraseToAnyPublisher()
    }
    #expect(recorder.values.map { $0[0] }.sorted() == Array(0..<arity * valuesPerThread))
  }

  @Test func mergeSendsBufferedValuesOnARequestFromAnotherThread() {
    let sources = Unprotected((0..<2).map { _ in ThreadedSource() })
    let recorder = Unprotected(Recorder<Int, Never>(.none))
    Publishers.MergeMany(
      sources.value.map { $0.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest) }
    ).subscribe(recorder.value)
    onThreads(3) { index in
      if index < 2 {
        for value in 0..<valuesPerThread { sources.value[index].send(value * 2 + index) }
        sources.value[index].send(completion: .finished)
      } else {
        for _ in 0..<valuesPerThread * 2 { recorder.value.subscription?.request(.max(1)) }
      }
    }
    recorder.value.subscription?.request(.max(1))
    #expect(!recorder.value.overlapped)
    #expect(recorder.value.values.sorted() == Array(0..<valuesPerThread * 2))
    #expect(recorder.value.isFinished)
  }

  @Test(arguments: [Subscribers.Demand.unlimited, .max(1)])
  func flatMapLosesNoValuesOfItsChildren(demand: Subscribers.Demand) {
    let children = Unprotected((0..<3).map { _ in ThreadedSource() })
    let recorder = Recorder<Int, Never>(demand) { _, _ in demand == .unlimited ? .none : .max(1) }
    (0..<3).publisher
      .flatMap {
        children.value[$0].buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
      }
      .subscribe(recorder)
    onThreads(3) { index in
      for value in 0..<valuesPerThread { children.value[index].send(value * 3 + index) }
      children.value[index].send(completion: .finished)
    }
    #expect(!recorder.overlapped)
    #expect(recorder.values.sorted() == Array(0..<valuesPerThread * 3))
    #expect(recorder.isFinished)
  }
}
