/// The creation of a clock, as instants of the system clocks.
struct StartInstants: Sendable {
  let continuous: ContinuousClock.Instant
  let suspending: SuspendingClock.Instant

  static var now: StartInstants { StartInstants(continuous: .now, suspending: .now) }

  /// The instants at an uptime of one second, which are the same in every run.
  static let fixed = StartInstants(
    continuous: ContinuousClock().systemEpoch + .seconds(1),
    suspending: SuspendingClock().systemEpoch + .seconds(1))
}
