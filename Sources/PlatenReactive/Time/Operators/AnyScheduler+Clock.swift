import Dispatch

extension AnySchedulerOf<DispatchQueue> {
  /// The main queue, or the clock of the session in its place.
  public static var main: AnySchedulerOf<DispatchQueue> {
    AnyScheduler(ClockScheduler(DispatchQueue.main))
  }
}

extension AnyScheduler {
  /// A queue, or the clock of the session in its place, whose work is called by a label.
  static func labelled<Base: ClockedScheduler>(
    _ label: WorkLabel, _ base: Base
  ) -> AnyScheduler
  where Base.SchedulerTimeType == SchedulerTimeType, Base.SchedulerOptions == SchedulerOptions {
    AnyScheduler(ClockScheduler(base, label))
  }
}
