import Dispatch
import PlatenReactive

// These overloads have fewer default arguments than those of Dispatch, so they take precedence.

extension DispatchQueue {
  /// Runs a closure on this queue; in a session, `wait` waits for it.
  ///
  /// In virtual time, a closure that a background thread sends to the main queue runs at the next
  /// instant of the session clock.
  public func async(
    file: String = #fileID, line: Int = #line,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    SessionQueue(self).async(WorkLabel("block", place: "\(file):\(line)"), work)
  }

  /// Runs a closure on this queue after a delay; in a session, the session clock measures the delay.
  public func asyncAfter(
    deadline: DispatchTime, file: String = #fileID,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    SessionQueue(self).async(
      WorkLabel("asyncAfter", place: file), after: deadline.fromNow, work)
  }
}

extension DispatchTime {
  /// The duration from now until this time.
  fileprivate var fromNow: Duration {
    let now = DispatchTime.now().uptimeNanoseconds
    return .nanoseconds(Int64(clamping: uptimeNanoseconds) - Int64(clamping: now))
  }
}
