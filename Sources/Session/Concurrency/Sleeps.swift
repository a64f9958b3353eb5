import PlatenContext

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration; in a session, the session clock measures it.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public static func sleep(
    for duration: Duration, file: String = #fileID, line: Int = #line
  ) async throws {
    try await SystemTime.sleep(for: duration, on: ContinuousClock(), WorkLabel(sleep: file, line))
  }

  /// Suspends the task for a duration of a clock; in a session, the session clock measures it.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    try await SystemTime.sleep(for: duration, tolerance: tolerance, on: clock)
  }

  /// Suspends the task until an instant of a clock; in a session, the session clock measures the
  /// time.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await SystemTime.sleep(until: deadline, tolerance: tolerance, on: clock)
  }

  /// Suspends the task for a number of nanoseconds; in a session, the session clock measures them.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public static func sleep(
    nanoseconds: UInt64, file: String = #fileID, line: Int = #line
  ) async throws {
    let duration = Duration.nanoseconds(Int64(clamping: nanoseconds))
    try await SystemTime.sleep(for: duration, on: ContinuousClock(), WorkLabel(sleep: file, line))
  }

  /// Suspends the task for a number of nanoseconds, without a source location.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  @_disfavoredOverload
  public static func sleep(nanoseconds duration: UInt64) async throws {
    let duration = Duration.nanoseconds(Int64(clamping: duration))
    try await SystemTime.sleep(for: duration, on: ContinuousClock())
  }
}

extension ContinuousClock {
  /// The current instant of the continuous clock, which follows the session clock in a session.
  public var now: Instant { SystemTime.now(of: self) }

  /// The current instant of a new continuous clock, which follows the session clock in a session.
  public static var now: Instant { ContinuousClock().now }

  /// Suspends the task until an instant of the continuous clock, measured by the session clock in a
  /// session.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Suspends the task for a duration of the continuous clock, measured by the session clock in a
  /// session.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(
    for duration: Duration, tolerance: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await SystemTime.sleep(
      for: duration, tolerance: tolerance, on: self, WorkLabel(sleep: file, line))
  }
}

extension ContinuousClock.Instant {
  /// The current instant, as ``ContinuousClock/now`` of a clock returns it.
  public static var now: ContinuousClock.Instant { ContinuousClock().now }
}

extension SuspendingClock {
  /// The current instant of the suspending clock, which follows the session clock in a session.
  public var now: Instant { SystemTime.now(of: self) }

  /// The current instant of a new suspending clock, which follows the session clock in a session.
  public static var now: Instant { SuspendingClock().now }

  /// Suspends the task until an instant of the suspending clock, measured by the session clock in a
  /// session.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Suspends the task for a duration of the suspending clock, measured by the session clock in a
  /// session.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(
    for duration: Duration, tolerance: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await SystemTime.sleep(
      for: duration, tolerance: tolerance, on: self, WorkLabel(sleep: file, line))
  }
}

extension SuspendingClock.Instant {
  /// The current instant, as ``SuspendingClock/now`` of a clock returns it.
  public static var now: SuspendingClock.Instant { SuspendingClock().now }
}

extension WorkLabel {
  init(sleep file: String, _ line: Int) { self.init("sleep", place: "\(file):\(line)") }
}
