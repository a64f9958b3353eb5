import PlatenContext

extension Task where Failure == Never {
  /// The result of the task. A session does not wait for the task that awaits it, but for this one.
  public var value: Success {
    get async {
      let wait = TaskWait(forResultOf: self)
      defer { wait.end() }
      switch await standardResult {
      case .success(let value): return value
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The result of the task, or its error. A session does not wait for the task that awaits it, but
  /// for this one.
  public var value: Success {
    get async throws {
      let wait = TaskWait(forResultOf: self)
      defer { wait.end() }
      return try await standardResult.get()
    }
  }
}

extension Task {
  /// The value or the error of the task. A session does not wait for the task that awaits it, but for this one.
  public var result: Result<Success, Failure> {
    get async {
      let wait = TaskWait(forResultOf: self)
      defer { wait.end() }
      return await standardResult
    }
  }
}
