import Foundation
import PlatenContext

/// The environment key for the clock of views.
///
/// The clock is the session clock, or real time outside a session.
package struct ClockKey: EnvironmentKey {
  package static let defaultValue: any Clock<Duration> = ContinuousClock()
}

extension EnvironmentValues {
  /// The session clock, or `nil` outside a session.
  package var virtualClock: VirtualClock? { self[ClockKey.self] as? VirtualClock }

  /// The current time of the session clock, or the real time outside a session.
  package var now: Date { virtualClock?.date ?? Epoch.now.date }
}
