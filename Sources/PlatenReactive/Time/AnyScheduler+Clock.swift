import Dispatch

extension AnySchedulerOf<DispatchQueue> {
  /// The main queue, or the clock of the session in its place.
  public static var main: AnySchedulerOf<DispatchQueue> {
    AnyScheduler(ClockScheduler(DispatchQueue.main))
  }
}
