import PlatenContext

/// A thread-safe log of events, in order.
final class Trace: Sendable {
  private let all = Locked<[String]>([])

  var lines: [String] { all.value }

  func add(_ line: String) { all.withLock { $0.append(line) } }
}

extension Publisher where Failure == Never {
  /// Logs the publisher's values and completion.
  func sink(into trace: Trace) -> AnyCancellable {
    sink(
      receiveCompletion: { _ in trace.add("finished") }, receiveValue: { trace.add("\($0)") })
  }
}
