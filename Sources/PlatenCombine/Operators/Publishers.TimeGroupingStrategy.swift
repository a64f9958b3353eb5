extension Publishers {
  /// When a group of collected values is complete.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each period, counted from the subscription.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each period, or as soon as there are so many values; a count below one counts
    /// as one.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers.TimeGroupingStrategy {
  var parts: (scheduler: Context, period: Context.SchedulerTimeType.Stride, count: Int?) {
    switch self {
    case .byTime(let scheduler, let period): (scheduler, period, nil)
    case .byTimeOrCount(let scheduler, let period, let count): (scheduler, period, max(1, count))
    }
  }
}
