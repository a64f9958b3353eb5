import Dispatch
import PlatenReactive

/// An operator at work between upstreams and a downstream that write down what happens to them.
final class Trial {
  let upstreams: [ManualPublisher<Int>]
  let downstream: TrackingSubscriber<[Int], Oops>
  let scheduler = DispatchQueue.test
  private var lastValue = 0

  init(
    _ tested: Operator, demand: Subscribers.Demand = .unlimited, areLate: Bool = false,
    onValue: @escaping (TrackingSubscriber<[Int], Oops>, [Int]) -> Subscribers.Demand = { _, _ in
      .none
    }
  ) {
    upstreams = (0..<tested.arity).map { _ in ManualPublisher(isLate: areLate) }
    downstream = TrackingSubscriber(demand: demand, onValue: onValue)
    tested.apply(upstreams.map { $0.eraseToAnyPublisher() }, scheduler).subscribe(downstream)
  }

  /// How many outputs and ends have been sent.
  var outputCount: Int { downstream.signals.count }

  /// Lets every upstream send its next value, several times, each time followed by the time that
  /// the operator needs: at least one output follows each time, if it is wanted.
  func play(rounds: Int) {
    for _ in 0..<rounds {
      for upstream in upstreams {
        lastValue += 1
        upstream.send(lastValue)
      }
      settle()
    }
  }

  func finish() {
    for upstream in upstreams { upstream.send(completion: .finished) }
    settle()
  }

  func fail() {
    upstreams[0].send(completion: .failure(.oops))
    settle()
  }

  func cancel() {
    downstream.subscription?.cancel()
    settle()
  }

  func settle() { scheduler.advance(by: 1) }
}
