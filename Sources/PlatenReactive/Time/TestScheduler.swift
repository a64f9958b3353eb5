import Dispatch
import Foundation

/// A scheduler whose time moves only when a test says so.
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
/// Work runs on the thread that advances the scheduler, in the order of time; work of one moment in
/// the order in which it was scheduled. After combine-schedulers by Point-Free.
public final class TestScheduler<SchedulerTimeType: ClockTime, SchedulerOptions>: Scheduler {
  /// The clock that counts the time.
  public let clock = VirtualClock()

  /// A scheduler that stands at its beginning.
  public init() {}

  deinit { clock.close() }

  /// The moment to which the scheduler has been advanced.
  public var now: SchedulerTimeType {
    SchedulerTimeType(clock.now.elapsed, since: clock.epoch)
  }

  /// None: time is exact.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// What is still to be done, in the order of time, and where it was asked for.
  public var pending: [PendingWork] { clock.pending }

  /// Lets time pass, and does all that comes due meanwhile.
  public func advance(by interval: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: interval))
  }

  /// Lets time pass until a moment, and does all that comes due meanwhile.
  public func advance(to moment: SchedulerTimeType) {
    clock.advance(to: moment.elapsed(since: clock.epoch))
  }

  /// Lets time pass until nothing is pending; work that only repeats is done as it comes by.
  ///
  /// Never returns if work schedules itself anew without end.
  public func run() {
    while let next = clock.pending.first?.due { clock.advance(to: next) }
  }

  private var adapter: ClockSchedulerAdapter<SchedulerTimeType, SchedulerOptions> {
    ClockSchedulerAdapter(clock, .scheduled)
  }

  /// Runs an action when the scheduler is advanced next.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    adapter.schedule(options: options, action)
  }

  /// Runs an action when the scheduler is advanced to some time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    adapter.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs an action when the scheduler is advanced to some time, and again after each interval.
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
    _ label: WorkLabel
  ) -> ErasedScheduler<SchedulerTimeType, SchedulerOptions>? {
    ErasedScheduler(ClockSchedulerAdapter(clock, label))
  }
}

/// A test's scheduler that counts time as another scheduler does.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
> where S.SchedulerTimeType: ClockTime

extension DispatchQueue {
  /// A scheduler in the place of a queue, whose time moves only when a test says so.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler() }
}

extension OperationQueue {
  /// A scheduler in the place of a queue, whose time moves only when a test says so.
  public static var test: TestSchedulerOf<OperationQueue> { TestScheduler() }
}

extension RunLoop {
  /// A scheduler in the place of a run loop, whose time moves only when a test says so.
  public static var test: TestSchedulerOf<RunLoop> { TestScheduler() }
}
