import PlatenReactive
import Testing

/// Upstreams that send from threads of their own.
@Suite struct CombineLatestThreadTests {
  static let count = 5_000

  @Test(arguments: [2, 3, 4] as [Int])
  func eachValueHasItsOutputAndTheLastHoldsTheLatest(arity: Int) {
    let subjects = (0..<arity).map { _ in PassthroughSubject<Int, Never>() }
    let witness = Witness()
    let cancellable = combined(subjects).sink { witness.see($0) }
    for subject in subjects { subject.send(0) }

    let shared = Shared(subjects)
    onThreads(arity) { index in
      for value in 1...Self.count { shared.value[index].send(value) }
    }

    #expect(witness.outputs.count == 1 + arity * Self.count)
    #expect(witness.outputs.last == Array(repeating: Self.count, count: arity))
    #expect(!witness.sawTwoAtOnce)
    #expect(stepsByOneValue(witness.outputs))
    cancellable.cancel()
  }

  @Test func theCompletionComesOnceAndLast() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let witness = Witness()
    let cancellable = combined(subjects).sink(
      receiveCompletion: { _ in witness.see([-1]) }, receiveValue: { witness.see($0) })
    for subject in subjects { subject.send(0) }

    let shared = Shared(subjects)
    onThreads(3) { index in
      for value in 1...Self.count { shared.value[index].send(value) }
      shared.value[index].send(completion: .finished)
    }

    #expect(witness.outputs.count == 2 + 3 * Self.count)
    #expect(witness.outputs.last == [-1])
    #expect(witness.outputs.filter { $0 == [-1] }.count == 1)
    #expect(!witness.sawTwoAtOnce)
    cancellable.cancel()
  }

  @Test func neverMoreIsSentThanWasAsked() {
    let subjects = (0..<2).map { _ in PassthroughSubject<Int, Oops>() }
    let subscriber = TrackingSubscriber<[Int], Oops>(demand: .max(100)) { subscriber, _ in
      subscriber.signals.count < 1000 ? .max(1) : .none
    }
    combined(subjects).subscribe(subscriber)
    for subject in subjects { subject.send(0) }

    let shared = Shared(subjects)
    onThreads(2) { index in
      for value in 1...Self.count { shared.value[index].send(value) }
    }
    #expect((100...1_099).contains(subscriber.signals.count))
  }

  @Test func aFailureAmongValuesIsSentOnceAndLast() {
    let subjects = (0..<2).map { _ in PassthroughSubject<Int, Oops>() }
    let subscriber = TrackingSubscriber<[Int], Oops>()
    combined(subjects).subscribe(subscriber)
    for subject in subjects { subject.send(0) }

    let shared = Shared(subjects)
    onThreads(2) { index in
      for value in 1...Self.count { shared.value[index].send(value) }
      if index == 0 { shared.value[index].send(completion: .failure(.oops)) }
    }
    #expect(subscriber.signals.last == "failed oops")
    #expect(subscriber.signals.filter { $0 == "failed oops" }.count == 1)
  }

  @Test func cancellingAmongValuesReleasesAll() {
    let subjects = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
    weak var released: Witness?
    do {
      let witness = Witness()
      released = witness
      let cancellable = Shared(combined(subjects).sink { witness.see($0) })
      let shared = Shared(subjects)
      onThreads(3) { index in
        if index == 2 { return cancellable.value.cancel() }
        for value in 0...Self.count { shared.value[index].send(value) }
      }
      #expect(!witness.sawTwoAtOnce)
    }
    #expect(released == nil)
  }

  /// Whether each output differs from the one before in one value, which grew by one.
  private func stepsByOneValue(_ outputs: [[Int]]) -> Bool {
    zip(outputs, outputs.dropFirst()).allSatisfy { before, after in
      let steps = zip(before, after).map { $1 - $0 }
      return steps.allSatisfy { $0 == 0 || $0 == 1 } && steps.reduce(0, +) == 1
    }
  }
}
