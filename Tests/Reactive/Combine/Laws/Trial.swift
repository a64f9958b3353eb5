import PlatenCombine

/// An operator between upstreams that follow the Combine contract and a recording downstream.
final class Trial {
  let upstreams: [LawfulPublisher]
  let downstream: Recorder<[Int], Oops>
  let queue = ManualQueue()
  private var lastNumber = 0

  init(
    _ tested: Operator, _ demand: Subscribers.Demand = .unlimited, keepsValues: Bool = false,
    areLate: Bool = false,
    onValue: @escaping Recorder<[Int], Oops>.Handler = { _, _ in .none }
  ) {
    upstreams = (0..<tested.arity).map { _ in
      LawfulPublisher(keepsValues: keepsValues, isLate: areLate)
    }
    downstream = Recorder(demand, handler: onValue)
    tested.apply(upstreams.map { $0.eraseToAnyPublisher() }, queue).subscribe(downstream)
    queue.advance()
  }

  /// The numbers in all outputs, without those that the operator adds.
  var numbers: [Int] { downstream.values.joined().filter { $0 > 0 } }

  var finishCount: Int { downstream.signals.filter { $0 == "finished" }.count }

  /// Sends the next two numbers of every upstream several times, and advances the time after each.
  ///
  /// At least one output follows each time, if there is demand.
  func play(rounds: Int = 1) {
    for _ in 0..<rounds {
      for upstream in upstreams {
        for _ in 0..<2 { upstream.send(nextNumber()) }
      }
      settle()
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func finish() {
    for upstream in upstreams { upstream.send(completion: .finished) }
    settle()
  }

  func fail() {
    upstreams[0].send(completion: .failure(Oops()))
    settle()
  }

  func request(_ demand: Subscribers.Demand) {
    downstream.request(demand)
    settle()
  }

  func cancel() {
    downstream.cancel()
    settle()
  }

  func settle() { queue.advance(by: 1) }
}
