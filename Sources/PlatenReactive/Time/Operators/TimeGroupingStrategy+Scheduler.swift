extension Publishers.TimeGroupingStrategy {
  /// The same strategy on another scheduler.
  func onScheduler<Other: Scheduler>(
    _ transform: (Context) -> Other
  ) -> Publishers.TimeGroupingStrategy<Other>
  where Other.SchedulerTimeType == Context.SchedulerTimeType {
    switch self {
    case .byTime(let scheduler, let period): .byTime(transform(scheduler), period)
    case .byTimeOrCount(let scheduler, let period, let count):
      .byTimeOrCount(transform(scheduler), period, count)
    @unknown default: fatalError("Combine has had these two strategies since its beginning")
    }
  }
}
