/// The record of a task that a clock has started.
final class TaskRecord: Sendable {
  /// The record of the current task, or of the task that started it.
  @TaskLocal static var current: TaskRecord?

  let label: WorkLabel

  init(_ label: WorkLabel) { self.label = label }

  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var sleepLabel: WorkLabel { label.named("sleep in \(label.name)") }
}

struct TaskState {
  let label: WorkLabel
  /// The number of its child tasks that sleep on the clock.
  var sleeps = 0
  /// The number of its child tasks that wait for an event on the clock at an unknown time.
  var waits = 0
  /// Whether the clock ignores the task, because it waits for something outside the clock.
  var isIgnored = false

  /// Whether the task itself is pending, because no scheduled sleep represents it.
  var isPending: Bool { sleeps == 0 && !isIgnored }
  /// Whether the task computes, or waits for something outside the clock.
  var isAtWork: Bool { isPending && waits == 0 }
}

extension VirtualClock {
  /// Starts a task that counts as pending on this clock until it ends.
  func startTask(
    _ label: WorkLabel, priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let record = TaskRecord(label)
    state.withLock { $0.tasks[record.id] = TaskState(label: label) }
    let work: @Sendable () async -> Void = { [self] in
      await TaskRecord.$current.withValue(record) { await operation() }
      state.withLock { $0.tasks[record.id] = nil }
      bell.ring()
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return Task(executorPreference: activity, priority: priority, operation: work)
    }
    return Task(priority: priority, operation: work)
  }

  func park(_ record: TaskRecord?) { change(record) { $0.sleeps += 1 } }

  func unpark(_ record: TaskRecord?) { change(record) { $0.sleeps -= 1 } }

  func change(_ record: TaskRecord?, _ body: (inout TaskState) -> Void) {
    guard let record else { return }
    state.withLock { state in
      guard var task = state.tasks[record.id] else { return }
      body(&task)
      task.isIgnored = false
      state.tasks[record.id] = task
    }
    bell.ring()
  }
}
