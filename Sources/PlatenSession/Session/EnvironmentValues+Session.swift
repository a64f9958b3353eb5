import PlatenReactive
import PlatenViews

extension EnvironmentValues {
  /// The clock of the session, which tells the time and can be slept on.
  ///
  ///     try await clock.sleep(for: .milliseconds(300))
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }

  /// The random numbers of the session.
  public var randomNumbers: RandomNumbers {
    get { self[RandomNumbersKey.self] }
    set { self[RandomNumbersKey.self] = newValue }
  }
}

private struct RandomNumbersKey: EnvironmentKey {
  static let defaultValue = RandomNumbers(seed: .random(in: 0 ... .max))
}
