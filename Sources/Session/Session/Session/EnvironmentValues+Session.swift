import PlatenContext
import PlatenNavigation

extension EnvironmentValues {
  /// The session clock, which views use to read the time and to sleep.
  ///
  ///     try await clock.sleep(for: .milliseconds(300))
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }

  /// The session's source of random numbers.
  public var randomNumbers: RandomNumbers {
    get { self[RandomNumbersKey.self] }
    set { self[RandomNumbersKey.self] = newValue }
  }
}

private struct RandomNumbersKey: EnvironmentKey {
  static let defaultValue = RandomNumbers(seed: .random(in: 0 ... .max))
}
