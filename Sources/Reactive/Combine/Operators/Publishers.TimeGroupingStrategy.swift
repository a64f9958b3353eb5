extension Publishers {
  /// The condition under which a group of collected values is complete.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A group is complete at the end of each period, measured from the subscription.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A group is complete at the end of each period or, if it comes earlier, at a maximum number
    /// of values.
    ///
    /// A maximum less than 1 is treated as 1.
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
