/// A wait of the current task, which the session clock does not mistake for computation.
package struct TaskWait: Sendable {
  /// The source of the event that ends the wait.
  package enum Kind: Sendable {
    /// A response, which is pending by itself.
    case response
    /// A result or a value from within the session, such as the result of another task. The task is
    /// not pending: the source of the value is.
    case result
    /// A continuation, which code of the session or another thread resumes.
    case continuation
  }

  private let kind: Kind
  private let clock = VirtualClock.current
  private let record = TaskRecord.current

  /// Begins the wait.
  package init(for kind: Kind) {
    self.kind = kind
    clock?.change(record) { $0[kind] += 1 }
  }

  /// Ends the wait. Call this method once, before the task continues.
  package func end() { clock?.change(record) { $0[kind] -= 1 } }
}
