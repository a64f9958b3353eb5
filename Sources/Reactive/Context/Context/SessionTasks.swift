/// Tasks that count as pending in a session until they end.
package enum SessionTasks {
  /// Starts a task, which counts as pending in the active session, if any.
  package static func start<Success: Sendable>(
    _ label: WorkLabel, name: String? = nil, priority: TaskPriority?,
    _ operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    guard let clock = VirtualClock.current else {
      return Task(name: name, priority: priority, operation: operation)
    }
    let run = clock.counted(label)
    // The caller transfers the closure, and only the new task calls it.
    nonisolated(unsafe) let operation = operation
    if operation.isolation === MainActor.shared {
      return run.started(
        Task(name: name, priority: priority) { @MainActor in
          await run.onMainActor { @MainActor in await operation() }
        })
    }
    return run.started(
      Task(name: name, executorPreference: ClockExecutor(clock), priority: priority) {
        await run.anywhere { await operation() }
      })
  }

  /// Starts a throwing task, which counts as pending in the active session, if any.
  package static func start<Success: Sendable>(
    _ label: WorkLabel, name: String? = nil, priority: TaskPriority?,
    _ operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    guard let clock = VirtualClock.current else {
      return Task(name: name, priority: priority, operation: operation)
    }
    let run = clock.counted(label)
    // The caller transfers the closure, and only the new task calls it.
    nonisolated(unsafe) let operation = operation
    if operation.isolation === MainActor.shared {
      return run.started(
        Task(name: name, priority: priority) { @MainActor in
          try await run.onMainActor { @MainActor in try await operation() }
        })
    }
    return run.started(
      Task(name: name, executorPreference: ClockExecutor(clock), priority: priority) {
        try await run.anywhere { try await operation() }
      })
  }

  /// Starts a task that inherits only the active session, if any, and counts as pending in it.
  package static func startDetached<Success: Sendable>(
    _ label: WorkLabel, name: String? = nil, priority: TaskPriority?,
    _ operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    let context = SessionContext.current
    guard let clock = context.clock else {
      return Task.detached(name: name, priority: priority, operation: operation)
    }
    let run = clock.counted(label)
    // The caller transfers the closure, and only the new task calls it.
    nonisolated(unsafe) let operation = operation
    return run.started(
      Task.detached(
        name: name, executorPreference: ClockExecutor(clock), priority: priority
      ) {
        await PipelineContexts.$current.withValue(context) {
          await run.anywhere { await operation() }
        }
      })
  }

  /// Starts a throwing task that inherits only the active session, if any, and counts as pending in
  /// it.
  package static func startDetached<Success: Sendable>(
    _ label: WorkLabel, name: String? = nil, priority: TaskPriority?,
    _ operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let context = SessionContext.current
    guard let clock = context.clock else {
      return Task.detached(name: name, priority: priority, operation: operation)
    }
    let run = clock.counted(label)
    // The caller transfers the closure, and only the new task calls it.
    nonisolated(unsafe) let operation = operation
    return run.started(
      Task.detached(
        name: name, executorPreference: ClockExecutor(clock), priority: priority
      ) {
        try await PipelineContexts.$current.withValue(context) {
          try await run.anywhere { try await operation() }
        }
      })
  }
}
