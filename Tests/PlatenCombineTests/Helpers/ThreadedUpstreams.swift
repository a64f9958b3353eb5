import PlatenCombine
import Testing

/// An upstream that a thread of its own sends on.
typealias ThreadedSource = PassthroughSubject<Int, Never>

/// Sends distinct values on a thread for each upstream, each of which then finishes.
func record(
  _ arity: Int, demand: Subscribers.Demand = .unlimited, reply: Subscribers.Demand = .none,
  _ operation: ([ThreadedSource]) -> AnyPublisher<[Int], Never>
) -> Recorder<[Int], Never> {
  let sources = Unprotected((0..<arity).map { _ in ThreadedSource() })
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
