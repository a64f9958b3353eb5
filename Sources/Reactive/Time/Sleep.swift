extension VirtualClock {
  /// Suspends the task until the clock reaches an instant.
  ///
  ///     try await clock.sleep(for: .milliseconds(800))
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(.sleep, until: deadline)
  }

  /// Suspends the task until the clock reaches an instant.
  ///
  /// - Parameter label: The name of the wait among the pending work.
  func sleep(_ label: WorkLabel, until deadline: Instant) async throws {
    try Task.checkCancellation()
    if deadline <= now { return await Task.yield() }
    let sleep = Sleep(label, of: TaskRecord.current, on: self)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleep.begin($0, until: deadline.elapsed) }
    } onCancel: {
      sleep.cancel()
    }
  }
}

/// A suspended task that a clock resumes.
private final class Sleep: Sendable {
  private enum State {
    case new
    case asleep(CheckedContinuation<Void, any Error>)
    case over
  }

  private let state = Locked(State.new)
  private let key = Locked<EventQueue.Key?>(nil)
  private let clock: VirtualClock
  private let record: TaskRecord?
  private let label: WorkLabel

  init(_ label: WorkLabel, of record: TaskRecord?, on clock: VirtualClock) {
    self.label = label
    self.record = record
    self.clock = clock
  }

  func begin(_ continuation: CheckedContinuation<Void, any Error>, until deadline: Duration) {
    guard park(continuation) else { return continuation.resume(throwing: CancellationError()) }
    key.value = clock.schedule(
      label, due: deadline,
      Action { [self] in wake(.success(())) },
      giveUp: Action { [self] in wake(.failure(CancellationError())) })
    if isOver { leaveClock() }
  }

  func cancel() { wake(.failure(CancellationError())) }

  /// Marks the task as asleep on the clock.
  ///
  /// - Returns: Whether the task sleeps; `false` if the sleep was already canceled.
  private func park(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
    state.withLock { state in
      guard case .new = state else { return false }
      state = .asleep(continuation)
      clock.park(record)
      return true
    }
  }

  private var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  private func wake(_ result: Result<Void, any Error>) {
    let old = state.withLock { state in
      defer { state = .over }
      return state
    }
    guard case .asleep(let continuation) = old else { return }
    leaveClock()
    clock.unpark(record)
    continuation.resume(with: result)
  }

  private func leaveClock() { key.value.map(clock.cancel) }
}
