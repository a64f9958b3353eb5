import PlatenCombine
import Testing

/// Tests of operators that combine upstreams on several threads.
struct FanInTests {
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

  @Test(arguments: 2...4) func combineLatestSendsAnOutputForEachValue(arity: Int) {
    let recorder = record(arity) { s in
      // Each upstream has an initial value, so that every later value causes an output.
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

  @Test func combineLatestSupportsFeedbackFromSeveralThreads() {
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

  @Test func cancelingDuringValuesReleasesTheDownstream() {
    for _ in 0..<trials {
      let sources = Unprotected((0..<2).map { _ in ThreadedSource() })
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
