/// The states of the tasks of a clock, with the numbers of tasks that the clock asks for at each
/// step.
struct TaskStates {
  private var states: [ObjectIdentifier: TaskState] = [:]
  private var pendingCount = 0
  private var workingCount = 0
  private var continuationCount = 0

  var values: some Collection<TaskState> { states.values }

  /// Whether a task is pending.
  var hasPending: Bool { pendingCount > 0 }
  /// Whether a task computes, or waits for an event that the clock does not control.
  var hasWork: Bool { workingCount > 0 }
  /// Whether a task waits for a continuation.
  var awaitsContinuation: Bool { continuationCount > 0 }

  subscript(id: ObjectIdentifier) -> TaskState? {
    get { states[id] }
    set {
      if let old = states[id] { count(old, by: -1) }
      if let newValue { count(newValue, by: 1) }
      states[id] = newValue
    }
  }

  /// Makes the clock ignore the tasks that satisfy a predicate, and returns them.
  mutating func ignore(where isIgnored: (TaskState) -> Bool) -> [TaskState] {
    let ignored = states.filter { isIgnored($0.value) }
    for id in ignored.keys { self[id]?.isIgnored = true }
    return Array(ignored.values)
  }

  private mutating func count(_ task: TaskState, by difference: Int) {
    if task.isPending { pendingCount += difference }
    if task.isAtWork { workingCount += difference }
    if task.awaitsContinuation { continuationCount += difference }
  }
}
