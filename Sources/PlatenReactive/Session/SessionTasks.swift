extension Task where Success == Void, Failure == Never {
  /// Starts a task that the session at work here, if any, counts as pending until it ends.
  @MainActor
  package static func counted(
    _ label: WorkLabel, priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void
  ) -> Task {
    VirtualClock.current?.startTask(label, priority: priority, operation)
      ?? Task(priority: priority, operation: operation)
  }
}

/// A wait of the task that runs here for something that comes on its clock, such as an answer.
///
/// The clock does not wait for the task meanwhile: it would wait for itself.
package struct ParkedTask: Sendable {
  private let clock = VirtualClock.current
  private let record = TaskRecord.current

  /// Begins to wait.
  package init() { clock?.change(record) { $0.waits += 1 } }

  /// Ends the wait; to be called once, before the task goes on.
  package func end() { clock?.change(record) { $0.waits -= 1 } }
}
