import PlatenReactive

/// What happened, in order. Any thread may add to it.
final class Trace: Sendable {
  private let all = Locked<[String]>([])

  var lines: [String] { all.value }

  func add(_ line: String) { all.withLock { $0.append(line) } }
}

extension Publisher where Failure == Never {
  /// Writes values and the end down.
  func sink(into trace: Trace) -> AnyCancellable {
    sink(
      receiveCompletion: { _ in trace.add("finished") }, receiveValue: { trace.add("\($0)") })
  }
}
