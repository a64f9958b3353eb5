import Foundation
import PlatenReactive

/// The clock that views wait by: that of the session, or outside of one the real time.
package struct ClockKey: EnvironmentKey {
  package static let defaultValue: any Clock<Duration> = ContinuousClock()
}

extension EnvironmentValues {
  /// The clock of the session; `nil` outside of one.
  package var virtualClock: VirtualClock? { self[ClockKey.self] as? VirtualClock }

  /// The time by the clock of the session; outside of one, the real time.
  package var now: Date { virtualClock?.date ?? Epoch.now.date }
}
