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
// A scheduler is called from whatever thread a value comes on: Combine asks that of every one.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let _now: () -> SchedulerTimeType
  private let _minimumTolerance: () -> SchedulerTimeType.Stride
  private let _schedule: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let _scheduleAfter:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
    ) -> Void
  private let _scheduleEvery:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> Cancellable
  private let _labelled: (WorkLabel) -> AnyScheduler?

  /// Hides the type of a scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    _now = { scheduler.now }
    _minimumTolerance = { scheduler.minimumTolerance }
    _schedule = { scheduler.schedule(options: $0, $1) }
    _scheduleAfter = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    _scheduleEvery = { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
    _labelled = { label in
      func labelled<Taking: LabelTaking>(_ taking: Taking) -> AnyScheduler? {
        AnyScheduler<Taking.SchedulerTimeType, Taking.SchedulerOptions>(taking.labelled(label))
          as? AnyScheduler
      }
      return (scheduler as? any LabelTaking).flatMap { labelled($0) }
    }
  }

  /// The scheduler whose work is called by a label, as far as it can say so.
  package static func labelled(_ label: WorkLabel, _ scheduler: AnyScheduler) -> AnyScheduler {
    scheduler._labelled(label) ?? scheduler
  }

  /// The scheduler's present.
  public var now: SchedulerTimeType { _now() }

  /// The least tolerance that the scheduler allows.
  public var minimumTolerance: SchedulerTimeType.Stride { _minimumTolerance() }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _schedule(options, action)
  }

  /// Runs an action at some time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _scheduleAfter(date, tolerance, options, action)
  }

  /// Runs an action at some time, and again after each interval until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    _scheduleEvery(date, interval, tolerance, options, action)
  }
}

/// A scheduler of any kind that counts time as another does.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// This scheduler, without its type.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> { AnyScheduler(self) }
}
