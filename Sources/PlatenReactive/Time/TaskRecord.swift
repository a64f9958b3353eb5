/// A task that a clock has started and keeps count of.
final class TaskRecord: Sendable {
  /// The record of the task that runs here, or of the one that started it.
  @TaskLocal static var current: TaskRecord?

  let label: WorkLabel

  init(_ label: WorkLabel) { self.label = label }

  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var sleepLabel: WorkLabel { label.named("sleep in \(label.name)") }
}

struct TaskState {
  let label: WorkLabel
  /// How many of its parts sleep on the clock.
  var sleeps = 0
  /// How many of its parts wait for what comes on the clock, though the clock knows not when.
  var waits = 0
  /// Whether the clock no longer waits for it: it waits for something that the clock does not own.
  var isIgnored = false

  /// Whether it is waited for by itself: no sleep on the agenda stands for it.
  var isPending: Bool { sleeps == 0 && !isIgnored }
  /// Whether it computes, or waits for something else than the clock.
  var isAtWork: Bool { isPending && waits == 0 }
}

extension VirtualClock {
  /// Starts a task that counts as pending until it ends.
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
