import PlatenCombine
import Testing

/// Operators of several upstreams, each of which sends on a thread of its own.
struct SeveralUpstreamsThreadTests {
  typealias Source = PassthroughSubject<Int, Never>

  /// Sends distinct values on a thread for each upstream, each of which then finishes.
  private func record(
    _ arity: Int, demand: Subscribers.Demand = .unlimited, reply: Subscribers.Demand = .none,
    _ operation: ([Source]) -> AnyPublisher<[Int], Never>
  ) -> Recorder<[Int], Never> {
    let sources = Unprotected((0..<arity).map { _ in Source() })
    let recorder = Recorder<[Int], Never>(demand) { _, _ in reply }
    operation(sources.value).subscribe(recorder)
    onThreads(arity) { index in
      for value in 0..<valuesPerThread { sources.value[index].send(value * arity + index) }
      sources.value[index].send(completion: .finished)
    }
    #expect(!recorder.overlapped)
    #expect(recorder.isFinished)
    return recorder
  }

  private func rising(_ values: [[Int]], _ place: Int) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0[place] <= $1[place] }
  }

  @Test(arguments: 2...4) func zipPairsAllValuesInOrder(arity: Int) {
    let recorder = record(arity) { s in
      switch arity {
      case 2: s[0].zip(s[1]) { [$0, $1] }.eraseToAnyPublisher()
      case 3: s[0].zip(s[1], s[2]) { [$0, $1, $2] }.eraseToAnyPublisher()
      default: s[0].zip(s[1], s[2], s[3]) { [$0, $1, $2, $3] }.eraseToAnyPublisher()
      }
    }
    #expect(
      recorder.values
        == (0..<valuesPerThread).map { value in (0..<arity).map { value * arity + $0 } })
  }

  @Test(arguments: 2...4) func combineLatestMakesAnOutputForEachValue(arity: Int) {
    let recorder = record(arity) { s in
      // Each upstream has a value from the beginning, so that each value makes an output.
      let p = s.map { $0.prepend(-1) }
      return switch arity {
      case 2: p[0].combineLatest(p[1]) { [$0, $1] }.eraseToAnyPublisher()
      case 3: p[0].combineLatest(p[1], p[2]) { [$0, $1, $2] }.eraseToAnyPublisher()
      default: p[0].combineLatest(p[1], p[2], p[3]) { [$0, $1, $2, $3] }.eraseToAnyPublisher()
      }
    }
    #expect(recorder.values.count == 1 + arity * valuesPerThread)
    for place in 0..<arity { #expect(rising(recorder.values, place)) }
    #expect(recorder.values.last == (0..<arity).map { (valuesPerThread - 1) * arity + $0 })
  }

  @Test(arguments: [2, 4]) func mergeLosesNothing(arity: Int) {
    let recorder = record(arity) { s in
      arity == 2
        ? s[0].map { [$0] }.merge(with: s[1].map { [$0] }.eraseToAnyPublisher())
          .eraseToAnyPublisher()
        : Publishers.MergeMany(s.map { $0.map { [$0] } }).eraseToAnyPublisher()
    }
    #expect(recorder.values.map { $0[0] }.sorted() == Array(0..<arity * valuesPerThread))
  }

  @Test func mergeSendsWhatWaitsWhenAnotherThreadRequestsIt() {
    let sources = Unprotected((0..<2).map { _ in Source() })
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
  func flatMapLosesNothingOfItsChildren(demand: Subscribers.Demand) {
    let children = Unprotected((0..<3).map { _ in Source() })
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

  @Test func switchToLatestSendsOnlyTheLatestAndLosesNoDemand() {
    let sources = Unprotected((0..<3).map { _ in Source() })
    let outer = Unprotected(PassthroughSubject<Source, Never>())
    let recorder = Recorder<Int, Never>(.max(1)) { _, _ in .max(1) }
    outer.value.switchToLatest().subscribe(recorder)
    onThreads(3) { index in
      for value in 0..<valuesPerThread {
        if index == 0 {
          outer.value.send(sources.value[1 + value % 2])
        } else {
          sources.value[index].send(value)
        }
      }
    }
    let count = recorder.values.count
    outer.value.send(sources.value[0])
    sources.value[1].send(-1)
    for value in 0..<10 { sources.value[0].send(value) }
    #expect(Array(recorder.values.dropFirst(count)) == Array(0..<10))
    outer.value.send(completion: .finished)
    sources.value[0].send(completion: .finished)
    #expect(!recorder.overlapped)
    #expect(recorder.isFinished)
  }

  @Test func bufferDeliversOnlyOnOneThreadAtATime() {
    let source = Unprotected(Source())
    let recorder = Unprotected(Recorder<Int, Never>(.none))
    source.value.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
      .subscribe(recorder.value)
    onThreads(2) { index in
      for value in 0..<valuesPerThread {
        if index == 0 {
          source.value.send(value)
        } else {
          recorder.value.subscription?.request(.max(1))
        }
      }
    }
    source.value.send(completion: .finished)
    recorder.value.subscription?.request(.max(1))
    #expect(!recorder.value.overlapped)
    #expect(recorder.value.values == Array(0..<valuesPerThread))
    #expect(recorder.value.isFinished)
  }

  @Test func aSlowFlatMapBehindABufferDoesNotStop() {
    let sources = Unprotected((0..<2).map { _ in Source() })
    let recorder = Recorder<Int, Never>(.max(1)) { _, _ in .max(1) }
    sources.value[0]
      .buffer(size: .max, prefetch: .keepFull, whenFull: .dropNewest)
      .flatMap(maxPublishers: .max(1)) { [other = sources.value[1]] value in
        other.first().map { _ in value }.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)
      }
      .subscribe(recorder)
    onThreads(2) { index in
      for value in 0..<valuesPerThread { sources.value[index].send(value) }
    }
    while recorder.values.count < valuesPerThread {
      let count = recorder.values.count
      sources.value[1].send(0)
      if recorder.values.count == count { break }
    }
    #expect(!recorder.overlapped)
    #expect(recorder.values == Array(0..<valuesPerThread))
  }

  @Test func untilOutputOperatorsEndOnceWhicheverEndsThem() {
    for _ in 0..<trials {
      let (source, other) = (Unprotected(Source()), Unprotected(Source()))
      let prefix = Recorder<Int, Never>()
      let drop = Recorder<Int, Never>()
      source.value.prefix(untilOutputFrom: other.value).subscribe(prefix)
      source.value.drop(untilOutputFrom: other.value).subscribe(drop)
      onThreads(2) { index in
        if index == 0 {
          for value in 0..<10 { source.value.send(value) }
          source.value.send(completion: .finished)
        } else {
          other.value.send(0)
          other.value.send(completion: .finished)
        }
      }
      #expect(!prefix.overlapped && !drop.overlapped)
      #expect(prefix.isFinished && drop.isFinished)
      #expect(prefix.values == Array(0..<prefix.values.count))
      #expect(drop.values == Array(10 - drop.values.count..<10))
    }
  }

  @Test func combineLatestCanBeFedBackFromSeveralThreads() {
    let sources = Unprotected((0..<2).map { CurrentValueSubject<Int, Never>($0) })
    let subscription = sources.value[0].combineLatest(sources.value[1]).sink { first, _ in
      sources.value[1].send(first + 1)
    }
    onThreads(2) { index in
      for value in 0..<valuesPerThread { sources.value[index].send(value * 2 + index) }
    }
    sources.value[0].send(-10)
    #expect(sources.value[1].value == -9)
    withExtendedLifetime(subscription) {}
  }

  @Test func subscribersOfAShareThatComeAtOnceConnectOnce() {
    for _ in 0..<trials {
      let connections = Unprotected(0)
      let source = Source()
      let share = Unprotected(
        source.handleEvents(receiveSubscription: { _ in connections.value += 1 }).share())
      let recorders = Unprotected((0..<3).map { _ in Recorder<Int, Never>() })
      onThreads(3) { index in share.value.subscribe(recorders.value[index]) }
      source.send(1)
      #expect(connections.value == 1)
      #expect(recorders.value.map(\.values) == [[1], [1], [1]])
    }
  }

  @Test func cancelingWhileValuesComeReleasesTheDownstream() {
    for _ in 0..<trials {
      let sources = Unprotected((0..<2).map { _ in Source() })
      weak var released: Unprotected<Int>?
      do {
        let object = Unprotected(0)
        released = object
        let zip = sources.value[0].zip(sources.value[1]).map { $0.0 }
        let latest = sources.value[0].combineLatest(sources.value[1]).map { $0.0 }
        let subscription = Unprotected(
          zip.merge(with: latest, sources.value[0].flatMap { Just($0) }).sink { _ in
            object.value += 1
          })
        onThreads(3) { index in
          if index == 2 { return subscription.value.cancel() }
          for value in 0..<20 { sources.value[index].send(value) }
        }
      }
      #expect(released == nil)
    }
  }
}
