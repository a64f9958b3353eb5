import PlatenContext

// An imported declaration with the signature of the standard library's takes precedence over it. The
// overload with the source location takes precedence over both, because the other is disfavored.

extension Task where Failure == Never {
  /// Starts a task on the current actor; in a session, `wait` waits for the task.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    self = SessionTasks.start(
      WorkLabel(task: name, file, line), name: name, priority: priority, operation)
  }

  /// Starts a task without a source location on the current actor.
  @discardableResult @_disfavoredOverload
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    self = SessionTasks.start(WorkLabel(task: name), name: name, priority: priority, operation)
  }

  /// Starts a task without a source location that inherits neither the actor nor the priority.
  @discardableResult @_disfavoredOverload
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    SessionTasks.startDetached(
      WorkLabel(task: name), name: name, priority: priority, operation)
  }

  /// Starts a task that inherits neither the actor nor the priority; in a session, `wait` waits for
  /// the task.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, file: String = #fileID,
    line: Int = #line, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    SessionTasks.startDetached(
      WorkLabel(task: name, file, line), name: name, priority: priority, operation)
  }
}

extension Task where Failure == any Error {
  /// Starts a task that can throw on the current actor; in a session, `wait` waits for the task.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    self = SessionTasks.start(
      WorkLabel(task: name, file, line), name: name, priority: priority, operation)
  }

  /// Starts a task that can throw, without a source location, on the current actor.
  @discardableResult @_disfavoredOverload
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    self = SessionTasks.start(WorkLabel(task: name), name: name, priority: priority, operation)
  }

  /// Starts a task without a source location that can throw and inherits neither the actor nor the
  /// priority.
  @discardableResult @_disfavoredOverload
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    SessionTasks.startDetached(
      WorkLabel(task: name), name: name, priority: priority, operation)
  }

  /// Starts a task that can throw and inherits neither the actor nor the priority; in a session,
  /// `wait` waits for the task.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, file: String = #fileID,
    line: Int = #line, operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    SessionTasks.startDetached(
      WorkLabel(task: name, file, line), name: name, priority: priority, operation)
  }
}

extension WorkLabel {
  init(task name: String?, _ file: String? = nil, _ line: Int = 0) {
    self.init(name.map { "task \"\($0)\"" } ?? "task", place: file.map { "\($0):\(line)" })
  }
}
