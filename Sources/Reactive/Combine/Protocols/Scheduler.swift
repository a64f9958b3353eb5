/// A protocol that defines when and where closures run.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of a point in time on the scheduler.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options that the scheduler accepts.
  associatedtype SchedulerOptions

  /// The current point in time on the scheduler.
  var now: SchedulerTimeType { get }
  /// The smallest timer tolerance that the scheduler supports.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs an action with the given options as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs an action at a given time, with a tolerance and options.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs an action repeatedly, with a tolerance and options, until it is canceled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs an action at a given time, with the minimum tolerance and no options.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action as soon as possible, without options.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs an action at a given time, with a tolerance and no options.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action repeatedly, with a tolerance and no options, until it is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action repeatedly, with the minimum tolerance and no options, until it is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A type that expresses an interval of a scheduler's time in common units.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval of a whole number of seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval of a number of seconds that can include a fraction.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
