import PlatenContext

// Both structures declare the same members themselves. With members of a protocol, the compiler would
// choose the functions of the standard library for a closure such as `{ $0.resume() }`.

/// A continuation that resumes its task at the next instant of the session clock if it is resumed
/// from outside the session, and otherwise immediately.
///
/// See `CheckedContinuation` of the standard library.
public struct CheckedContinuation<T, E: Error>: Sendable {
  private let base: _Concurrency.CheckedContinuation<T, E>
  private let arrival = Arrival(WorkLabel("continuation"))

  /// Wraps a continuation of the standard library.
  public init(_ base: _Concurrency.CheckedContinuation<T, E>) { self.base = base }

  /// Resumes the task with a value.
  public func resume(returning value: sending T) {
    // The caller transfers the value, and only the resumed task receives it.
    nonisolated(unsafe) let value = value
    arrival.deliver { base.resume(returning: value) }
  }

  /// Resumes the task by throwing an error.
  public func resume(throwing error: E) { arrival.deliver { base.resume(throwing: error) } }

  /// Resumes the task with a result.
  public func resume(with result: sending Result<T, E>) {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }

  /// Resumes the task with a result whose error has another type.
  public func resume<Failure: Error>(with result: sending Result<T, Failure>)
  where E == any Error {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }

  /// Resumes the task.
  public func resume() where T == Void { resume(returning: ()) }
}

// The functions lack the parameter `function` of the standard library's, because with it, calls would
// be ambiguous.

/// Suspends the task, and passes a continuation that resumes it to a closure.
public func withCheckedContinuation<T>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (CheckedContinuation<T, Never>) -> Void
) async -> sending T {
  let wait = TaskWait(for: .continuation)
  defer { wait.end() }
  return await _Concurrency.withCheckedContinuation(isolation: isolation) { body(.init($0)) }
}

/// Suspends the task, and passes a continuation that resumes it or throws an error to a closure.
public func withCheckedThrowingContinuation<T>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> sending T {
  let wait = TaskWait(for: .continuation)
  defer { wait.end() }
  return try await _Concurrency.withCheckedThrowingContinuation(isolation: isolation) {
    body(.init($0))
  }
}

/// A continuation without checks that resumes its task at the next instant of the session clock if
/// it is resumed from outside the session, and otherwise immediately.
///
/// See `UnsafeContinuation` of the standard library.
public struct UnsafeContinuation<T, E: Error>: Sendable {
  private let base: _Concurrency.UnsafeContinuation<T, E>
  private let arrival = Arrival(WorkLabel("continuation"))

  /// Creates a wrapper around a continuation whose use the standard library does not check.
  public init(_ base: _Concurrency.UnsafeContinuation<T, E>) { self.base = base }

  /// Resumes the task with a value, without checks.
  public func resume(returning value: sending T) {
    // As above, the caller transfers the value.
    nonisolated(unsafe) let value = value
    arrival.deliver { base.resume(returning: value) }
  }

  /// Resumes the task by throwing an error, without checks.
  public func resume(throwing error: E) { arrival.deliver { base.resume(throwing: error) } }

  /// Resumes the task with a result, without checks.
  public func resume(with result: sending Result<T, E>) {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }

  /// Resumes the task with a result whose error has another type, without checks.
  public func resume<Failure: Error>(with result: sending Result<T, Failure>)
  where E == any Error {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }

  /// Resumes the task, without checks.
  public func resume() where T == Void { resume(returning: ()) }
}

/// Suspends the task, and passes a continuation without checks that resumes it to a closure.
public func withUnsafeContinuation<T>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (UnsafeContinuation<T, Never>) -> Void
) async -> sending T {
  let wait = TaskWait(for: .continuation)
  defer { wait.end() }
  return await _Concurrency.withUnsafeContinuation(isolation: isolation) { body(.init($0)) }
}

/// Suspends the task, and passes a continuation without checks that resumes it or throws an error to
/// a closure.
public func withUnsafeThrowingContinuation<T>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (UnsafeContinuation<T, any Error>) -> Void
) async throws -> sending T {
  let wait = TaskWait(for: .continuation)
  defer { wait.end() }
  return try await _Concurrency.withUnsafeThrowingContinuation(isolation: isolation) {
    body(.init($0))
  }
}
