import Dispatch
import Foundation

/// A scheduler whose time advances only when a test advances it.
///
/// A test that waits for a debounce takes no time:
///
///     let scheduler = DispatchQueue.test
///     let model = SearchModel(scheduler: scheduler.eraseToAnyScheduler())
///     model.query = "swift"
///     scheduler.advance(by: .milliseconds(299))
///     #expect(model.settled == "")
///     scheduler.advance(by: .milliseconds(1))
///     #expect(model.settled == "swift")
///
/// Work runs on the thread that advances the scheduler, in order of due time. Work that is due at
/// the same instant runs in the order in which it was scheduled. The design follows
/// combine-schedulers by Point-Free.
public final class TestScheduler<SchedulerTimeType: ClockTime, SchedulerOptions>: Scheduler {
  /// The clock of the scheduler.
  public let clock = VirtualClock()

  /// Creates a scheduler whose time has not yet advanced.
  public init() {}

  deinit { clock.close() }

  /// The time to which the scheduler has advanced.
  public var now: SchedulerTimeType {
    SchedulerTimeType(clock.now.elapsed, since: clock.epoch)
  }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// The pending work, in order of time, with its call sites.
  public var pending: [PendingWork] { clock.pending }

  /// Advances time by an interval, and runs all work that becomes due.
  public func advance(by interval: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: interval))
  }

  /// Advances time to an instant, and runs all work that becomes due.
  public func advance(to moment: SchedulerTimeType) {
    clock.advance(to: moment.elapsed(since: clock.epoch))
  }

  /// Advances time until no work is pending, and runs repeating work that becomes due in the
  /// meantime.
  ///
  /// This method never returns if work reschedules itself endlessly.
  public func run() {
    while let next = clock.nextPendingDue { clock.advance(to: next) }
  }

  private var adapter: ClockSchedulerAdapter<SchedulerTimeType, SchedulerOptions> {
    ClockSchedulerAdapter(clock, .scheduled)
  }

  /// Runs an action on the next advance.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    adapter.schedule(options: options, action)
  }

  /// Runs an action when time advances to an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    adapter.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs an action when time advances to an instant, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    adapter.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension TestScheduler: LabeledScheduler {
  package func labeled(
    _ label: WorkLabel, in context: (any PipelineContext)?
  ) -> ErasedScheduler<SchedulerTimeType, SchedulerOptions>? {
    ErasedScheduler(ClockSchedulerAdapter(clock, label))
  }
}

/// A test scheduler with the time and options of another scheduler type.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
> where S.SchedulerTimeType: ClockTime

extension DispatchQueue {
  /// Creates a test scheduler that replaces a dispatch queue.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler() }
}

extension OperationQueue {
  /// Creates a test scheduler that replaces an operation queue.
  public static var test: TestSchedulerOf<OperationQueue> { TestScheduler() }
}

extension RunLoop {
  /// Creates a test scheduler that replaces a run loop.
  public static var test: TestSchedulerOf<RunLoop> { TestScheduler() }
}
