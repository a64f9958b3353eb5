/// The clocks of the standard library, replaced by the session clock in a session.
package enum SystemTime {
  /// Suspends the task for a duration of the session clock, or of another clock outside a session.
  package static func sleep<C: Clock>(
    for duration: C.Duration, tolerance: C.Duration? = nil, on clock: C,
    _ label: WorkLabel = .sleep
  ) async throws {
    if let session = VirtualClock.current, clock.isOfSystem, let duration = duration as? Duration {
      return try await session.sleep(label, until: session.now.advanced(by: duration))
    }
    try await Task.sleep(for: duration, tolerance: tolerance, clock: clock)
  }

  /// Suspends the task until an instant of another clock, in the time of the session clock.
  package static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Duration? = nil, on clock: C,
    _ label: WorkLabel = .sleep
  ) async throws {
    if let session = VirtualClock.current, clock.isOfSystem,
      let duration = now(of: clock).duration(to: deadline) as? Duration
    {
      return try await session.sleep(label, until: session.now.advanced(by: duration))
    }
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: clock)
  }

  /// The current instant of a clock, which follows the session clock in a session.
  package static func now<C: Clock>(of clock: C) -> C.Instant {
    guard let session = VirtualClock.current, clock.isOfSystem,
      let start = session.start(of: clock), let elapsed = session.now.elapsed as? C.Duration
    else { return clock.now }
    return start.advanced(by: elapsed)
  }

  /// The uptime of the system, which follows the session clock in a session; `nil` outside a session.
  package static var uptime: Duration? {
    VirtualClock.current.map { .nanoseconds(Int64($0.epoch.uptime)) + $0.now.elapsed }
  }
}

extension Clock {
  fileprivate var isOfSystem: Bool { self is ContinuousClock || self is SuspendingClock }
}

extension VirtualClock {
  /// Returns the instant of a system clock at which this clock was created.
  fileprivate func start<C: Clock>(of clock: C) -> C.Instant? {
    switch clock {
    case is ContinuousClock: startInstants.continuous as? C.Instant
    case is SuspendingClock: startInstants.suspending as? C.Instant
    default: nil
    }
  }
}
