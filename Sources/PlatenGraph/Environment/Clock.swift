import Foundation
import PlatenReactive

private struct ClockKey: EnvironmentKey {
  static let defaultValue: any Clock<Duration> = ContinuousClock()
}

extension EnvironmentValues {
  /// The time by the clock of the session; outside of one, the real time.
  package var now: Date { (clock as? VirtualClock)?.date ?? Epoch.now.date }

  /// What tells the time and can be slept on: the clock of the session.
  ///
  ///     try await clock.sleep(for: .milliseconds(300))
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
