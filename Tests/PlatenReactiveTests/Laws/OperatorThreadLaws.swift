import Dispatch
import PlatenReactive
import Testing

/// Upstreams, time, demands and cancellations that come from threads of their own.
@Suite struct OperatorThreadLaws {
  static let count = 1_000

  @Test(arguments: Operator.all)
  func theDownstreamIsCalledByOneThreadAtATime(tested: Operator) {
    let trial = ThreadTrial(tested)
    let witness = Witness()
    let cancellable = trial.applied.sink(
      receiveCompletion: { _ in witness.see([-1]) }, receiveValue: { witness.see($0) })
    trial.runThreads { $0.send(completion: .finished) }
    #expect(!witness.sawTwoAtOnce)
    #expect(witness.outputs.count > 1)
    #expect(witness.outputs.last == [-1])
    #expect(witness.outputs.filter { $0 == [-1] }.count == 1)
    if tested.losesNothing {
      let values = witness.outputs.dropLast().flatMap { $0 }
      #expect(values.sorted() == Array(1...Self.count * tested.arity))
    }
    cancellable.cancel()
  }

  @Test(arguments: Operator.all) func neverMoreIsSentThanWasAsked(tested: Operator) {
    let trial = ThreadTrial(tested)
    let subscriber = TrackingSubscriber<[Int], Oops>(demand: .max(10)) { subscriber, _ in
      subscriber.signals.count < 100 ? .max(1) : .none
    }
    trial.applied.subscribe(subscriber)
    trial.runThreads(and: { Shared(subscriber.subscription).value?.request(.max(1)) }) { _ in }
    #expect((1...110).contains(subscriber.signals.count))
  }

  @Test(arguments: Operator.all) func cancellingReleasesTheDownstream(tested: Operator) {
    let trial = ThreadTrial(tested)
    weak var released: Witness?
    do {
      let witness = Witness()
      released = witness
      let cancellable = Shared(
        trial.applied.sink(
          receiveCompletion: { _ in witness.see([-1]) }, receiveValue: { witness.see($0) }))
      trial.runThreads(and: { cancellable.value.cancel() }) { _ in }
      #expect(!witness.sawTwoAtOnce)
    }
    #expect(released == nil)
    #expect(trial.scheduler.scheduledCount == 0)
  }
}

/// An operator with an upstream on each of several threads, and time on another.
private struct ThreadTrial {
  let subjects: [PassthroughSubject<Int, Oops>]
  let scheduler = DispatchQueue.test
  let applied: Operator.Applied

  init(_ tested: Operator) {
    subjects = (0..<tested.arity).map { _ in PassthroughSubject() }
    applied = tested.apply(subjects.map { $0.eraseToAnyPublisher() }, scheduler)
  }

  /// Lets every subject send its share of the numbers from one on.
  func runThreads(
    and other: @escaping () -> Void = {}, atEnd: @escaping (PassthroughSubject<Int, Oops>) -> Void
  ) {
    let arity = subjects.count
    let (subjects, other, atEnd) = (Shared(subjects), Shared(other), Shared(atEnd))
    let sharedScheduler = Shared(scheduler)
    onThreads(arity + 2) { index in
      switch index {
      case arity:
        for _ in 0..<OperatorThreadLaws.count { sharedScheduler.value.advance(by: 0.1) }
      case arity + 1:
        other.value()
      default:
        for round in 0..<OperatorThreadLaws.count {
          subjects.value[index].send(round * arity + index + 1)
        }
        atEnd.value(subjects.value[index])
      }
    }
    scheduler.advance(by: 2)
  }
}
