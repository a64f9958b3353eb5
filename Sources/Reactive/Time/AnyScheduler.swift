/// A type-erased scheduler with a specific type of time.
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
// Unchecked: Combine requires that every scheduler can be called on any thread.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let base: ErasedScheduler<SchedulerTimeType, SchedulerOptions>

  /// Creates a type-erased scheduler that forwards calls to another scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    base = ErasedScheduler(scheduler)
  }

  /// The current time of the erased scheduler.
  public var now: SchedulerTimeType { base.now }

  /// The minimum tolerance of the scheduler.
  public var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

  /// Runs an action on the erased scheduler as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, action)
  }

  /// Runs an action on the erased scheduler at a given time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs an action on the erased scheduler at a given time, and then after each interval until it
  /// is canceled.
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
    _ label: WorkLabel, in context: (any PipelineContext)?
  ) -> ErasedScheduler<SchedulerTimeType, SchedulerOptions>? { base.labeled(label, in: context) }
}

/// A type-erased scheduler with the time and options of another scheduler type.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// Returns this scheduler with its type erased.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> { AnyScheduler(self) }
}
