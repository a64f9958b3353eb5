extension Task where Success == Void, Failure == Never {
  /// Starts a task that counts as pending in the active session, if any, until it ends.
  @MainActor
  package static func counted(
    _ label: WorkLabel, priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void
  ) -> Task {
    VirtualClock.current?.startTask(label, priority: priority, operation)
      ?? Task(priority: priority, operation: operation)
  }
}

/// A wait of the current task for an event on its clock, such as a response.
///
/// The clock does not wait for the task during that time, because it would wait for itself.
package struct ParkedTask: Sendable {
  private let clock = VirtualClock.current
  private let record = TaskRecord.current

  /// Begins the wait.
  package init() { clock?.change(record) { $0.waits += 1 } }

  /// Ends the wait. Call this method once, before the task continues.
  package func end() { clock?.change(record) { $0.waits -= 1 } }
}
