import PlatenReactive

extension SchedulerTimeIntervalConvertible {
  /// A duration in a scheduler's own unit, to a nanosecond; more than 290 years become that.
  init(_ duration: Duration) {
    let limit = Duration.nanoseconds(Int64.max)
    let (seconds, attoseconds) = min(max(duration, .zero), limit).components
    self = .nanoseconds(Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
  }
}
