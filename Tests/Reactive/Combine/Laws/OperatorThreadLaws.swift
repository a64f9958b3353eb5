import PlatenCombine
import Testing

/// Laws about operators whose upstreams, timers, requests and cancellation use separate threads.
struct OperatorThreadLaws {
  static let count = 500

  @Test(arguments: Operator.all)
  func theDownstreamIsCalledFromOneThreadAtATime(tested: Operator) {
    let trial = ThreadTrial(tested)
    let recorder = Recorder<[Int], Oops>()
    trial.applied.subscribe(recorder)
    trial.runThreads { $0.send(completion: .finished) }
    #expect(!recorder.overlapped)
    #expect(recorder.isFinished)
    #expect(recorder.signals.last == "finished")
    if tested.has(.lossless) {
      let numbers = recorder.values.joined().filter { $0 > 0 }
      #expect(numbers.sorted() == Array(1...Self.count * tested.arity))
    }
  }

  @Test(arguments: OperatorDemandLaws.obedient)
  func noMoreValuesAreSentThanRequested(tested: Operator) {
    let trial = ThreadTrial(tested)
    let recorder = Recorder<[Int], Oops>(.max(10)) { recorder, _ in
      recorder.values.count < 100 ? .max(1) : .none
    }
    trial.applied.subscribe(recorder)
    trial.runThreads(and: { recorder.request(.max(1)) }) { _ in }
    #expect(recorder.values.count <= 110)
    #expect(!recorder.overlapped)
  }

  @Test(arguments: Operator.all) func aCancellationReleasesTheDownstream(tested: Operator) {
    let trial = ThreadTrial(tested)
    weak var released: Unprotected<Int>?
    do {
      let object = Unprotected(0)
      released = object
      let subscription = Unprotected<AnyCancellable?>(
        trial.applied.sink(
          receiveCompletion: { _ in object.value += 1 }, receiveValue: { _ in object.value += 1 }))
      trial.runThreads(and: { subscription.value?.cancel() }) { _ in }
    }
    #expect(released == nil)
    #expect(trial.queue.pendingCount == 0)
  }
}

/// An operator with one thread per upstream, and another that advances the time.
// The threads share only subjects, which are thread-safe, and a scheduler with a lock.
private struct ThreadTrial {
  let subjects: Unprotected<[PassthroughSubject<Int, Oops>]>
  let queue = ManualQueue()
  let applied: Operator.Applied

  init(_ tested: Operator) {
    subjects = Unprotected((0..<tested.arity).map { _ in PassthroughSubject() })
    applied = tested.apply(subjects.value.map { $0.eraseToAnyPublisher() }, queue)
  }

  /// Sends the numbers from 1, divided among the subjects, on one thread per subject.
  func runThreads(
    and other: @escaping () -> Void = {}, atEnd: @escaping (PassthroughSubject<Int, Oops>) -> Void
  ) {
    queue.advance()
    let (arity, subjects, queue) = (subjects.value.count, subjects, queue)
    let (other, atEnd) = (Unprotected(other), Unprotected(atEnd))
    onThreads(arity + 2) { index in
      switch index {
      case arity:
        for _ in 0..<OperatorThreadLaws.count { queue.advance(by: 0.1) }
      case arity + 1:
        other.value()
      default:
        for round in 0..<OperatorThreadLaws.count {
          subjects.value[index].send(round * arity + index + 1)
        }
        atEnd.value(subjects.value[index])
      }
    }
    queue.advance(by: 2)
  }
}
