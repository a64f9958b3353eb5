/// A scheduler of any kind that counts time in a given way.
///
/// A model that takes its scheduler as a parameter runs on the main queue in an app and on a
/// ``TestScheduler`` in a test.
///
///     final class SearchModel: ObservableObject {
///       @Published var query = ""
///       @Published private(set) var settled = ""
///
///       init(scheduler: AnySchedulerOf<DispatchQueue> = .main) {
///         $query.debounce(for: 0.3, scheduler: scheduler).assign(to: &$settled)
///       }
///     }
// A scheduler is called from whatever thread a value comes on: Combine requires that of every one.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let base: ErasedScheduler<SchedulerTimeType, SchedulerOptions>

  /// Hides the type of a scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    base = ErasedScheduler(scheduler)
  }

  /// The scheduler's present.
  public var now: SchedulerTimeType { base.now }

  /// The least tolerance that the scheduler allows.
  public var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, action)
  }

  /// Runs an action at some time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs an action at some time, and again after each interval until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    base.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension AnyScheduler: LabeledScheduler {
  package func labeled(
    _ label: WorkLabel
  ) -> ErasedScheduler<SchedulerTimeType, SchedulerOptions>? { base.labeled(label) }
}

/// A scheduler of any kind that counts time as another does.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// This scheduler, without its type.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> { AnyScheduler(self) }
}
