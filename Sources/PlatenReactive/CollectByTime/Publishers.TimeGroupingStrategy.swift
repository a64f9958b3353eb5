#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// When a group of collected values is complete.
    public enum TimeGroupingStrategy<Context: Scheduler> {
      /// At the end of each period, counted from the subscription.
      case byTime(Context, Context.SchedulerTimeType.Stride)

      /// At the end of each period, or as soon as there are so many values. A count below one is
      /// taken as one.
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
  }
#endif
