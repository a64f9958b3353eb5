import PlatenReactive

private struct ClockKey: EnvironmentKey {
  static let defaultValue: any Clock<Duration> = ContinuousClock()
}

extension EnvironmentValues {
  /// What tells the time and can be slept on: the clock of the session.
  ///
  ///     try await clock.sleep(for: .milliseconds(300))
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
