/// A wait of the current task, which the session clock does not mistake for computation.
package struct TaskWait: Sendable {
  private let kind: TaskWaitKind
  private let clock = VirtualClock.current
  private let record = TaskRecord.current

  /// Begins the wait.
  package init(for kind: TaskWaitKind) {
    self.kind = kind
    clock?.change(record) { $0[kind] += 1 }
  }

  /// Ends the wait. Call this method once, before the task continues.
  package func end() { clock?.change(record) { $0[kind] -= 1 } }
}
