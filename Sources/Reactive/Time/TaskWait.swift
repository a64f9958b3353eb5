/// A wait of the current task, which the session clock does not mistake for computation.
package struct TaskWait: Sendable {
  /// The source of the event; `nil` if the session does not know it, so the task itself is pending.
  private let kind: TaskWaitKind?
  private let clock = VirtualClock.current
  private let record = TaskRecord.current

  /// Begins the wait.
  package init(for kind: TaskWaitKind) { self.init(kind) }

  /// Begins the wait for the end of another task.
  package init<Success, Failure>(forResultOf task: Task<Success, Failure>) {
    self.init(VirtualClock.current?.hasStarted(task) == true ? .result : nil)
  }

  private init(_ kind: TaskWaitKind?) {
    self.kind = kind
    change(by: 1)
  }

  /// Ends the wait. Call this method once, before the task continues.
  package func end() { change(by: -1) }

  private func change(by difference: Int) {
    if let kind { clock?.change(record) { $0[kind] += difference } }
  }
}
