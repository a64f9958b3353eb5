import PlatenCombine
import Testing

/// An upstream that sends values on a separate thread.
typealias ThreadedSource = PassthroughSubject<Int, Never>

/// Sends distinct values on one thread per upstream; each upstream then finishes.
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
