/// The run of a task that a clock counts as pending until it ends.
///
/// All work of the task outside the main actor, including that of its child tasks, runs on the
/// executor of the clock, so the clock can tell computing tasks from waiting ones.
package struct CountedTask: Sendable {
  fileprivate let clock: VirtualClock
  fileprivate let record: TaskRecord
  /// Whether background work started the task, so the start on the main actor is an arrival.
  fileprivate let startsOutside: Bool

  /// Associates the started task with its record, so that waits for its result are recognized.
  package func started<Success, Failure>(_ task: Task<Success, Failure>) -> Task<Success, Failure> {
    clock.change(record) { $0.task = task }
    return task
  }

  /// Runs an operation of the main actor.
  @MainActor
  package func onMainActor<Value: Sendable>(
    _ operation: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    defer { clock.finish(record) }
    if startsOutside { await clock.arrive(record) }
    let executor = ClockExecutor(clock)
    return try await TaskRecord.$current.withValue(record) { @MainActor in
      try await ArrivalOrder.$current.withValue(nil) { @MainActor in
        try await withTaskExecutorPreference(executor) { @MainActor in try await operation() }
      }
    }
  }

  package func anywhere<Value: Sendable>(_ operation: () async throws -> Value) async rethrows
    -> Value
  {
    defer { clock.finish(record) }
    return try await TaskRecord.$current.withValue(record) {
      try await ArrivalOrder.$current.withValue(nil, operation: operation)
    }
  }
}

extension VirtualClock {
  /// Returns the run of a new task, which is pending from now on.
  package func counted(_ label: WorkLabel) -> CountedTask {
    let record = TaskRecord(label)
    state.withLock { $0.tasks[record.id] = TaskState(label: label) }
    return CountedTask(clock: self, record: record, startsOutside: isOutside)
  }

  /// Returns whether a task is one of this clock that has not ended.
  func hasStarted<T: Hashable & Sendable>(_ task: T) -> Bool {
    state.withLock { state in state.tasks.values.contains { $0.task as? T == task } }
  }

  fileprivate func finish(_ record: TaskRecord) {
    state.withLock { $0.tasks[record.id] = nil }
    bell.ring()
  }

  /// Suspends the current task until the next instant of the clock.
  fileprivate func arrive(_ record: TaskRecord) async {
    await withCheckedContinuation { continuation in
      park(record)
      let resume = Action { [self] in
        unpark(record)
        continuation.resume()
      }
      scheduleArrival(record.label, resume, giveUp: resume)
    }
  }
}
