/// The record of a task that a clock has started.
final class TaskRecord: Sendable {
  /// The record of the current task, or of the task that started it.
  @TaskLocal static var current: TaskRecord?

  let label: WorkLabel

  init(_ label: WorkLabel) { self.label = label }

  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

extension WorkLabel {
  /// The label of a sleep of the current task.
  package static var sleep: WorkLabel {
    TaskRecord.current.map { $0.label.named("sleep in \($0.label.name)") } ?? WorkLabel("sleep")
  }
}

/// The source of the event that ends the wait of a task.
package enum TaskWaitKind: Sendable {
  /// A response, which is pending by itself.
  case response
  /// A result or a value from within the session, such as the result of another task. The task is
  /// not pending: the source of the value is.
  case result
  /// A continuation, which code of the session or another thread resumes.
  case continuation
}

struct TaskState {
  let label: WorkLabel
  /// The task itself; `nil` until it is known.
  var task: (any Hashable & Sendable)?
  /// The number of the sleeps of the task and its child tasks on the clock.
  var sleeps = 0
  /// The number of their other waits, by the source of the event.
  private var waits: [TaskWaitKind: Int] = [:]
  /// Whether the clock ignores the task, because the task waits for an event that the clock does not
  /// control.
  var isIgnored = false

  init(label: WorkLabel) { self.label = label }

  subscript(kind: TaskWaitKind) -> Int {
    get { waits[kind, default: 0] }
    set { waits[kind] = newValue }
  }

  /// Whether the task itself is pending, because it or a child task awaits a continuation, or
  /// because no scheduled sleep and no other task represents it.
  var isPending: Bool {
    (self[.continuation] > 0 || sleeps == 0 && self[.result] == 0) && !isIgnored
  }
  /// Whether the task computes, or waits for an event that the clock does not control.
  var isAtWork: Bool { isPending && self[.response] == 0 && self[.continuation] == 0 }
  /// Whether the task waits for a continuation, which only an outside thread can resume if no other
  /// work is scheduled.
  var awaitsContinuation: Bool { isPending && self[.response] == 0 && self[.continuation] > 0 }
}

extension VirtualClock {
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
