import Dispatch
import Foundation

/// A queue or run loop, or the session clock that replaces it.
///
/// The clock belongs to the session in which the scheduler was created or, if there is none, to the
/// session that is active during a call. If neither session exists, the queue or run loop itself
/// runs the work.
struct ClockScheduler<Base: ClockedScheduler>: LabeledScheduler {
  private let base: Base
  /// The context in which the scheduler was created.
  private let own: SessionContext
  private let serialWork = SerialWork()
  private let label: WorkLabel

  init(_ base: Base, _ label: WorkLabel = .scheduled, in context: SessionContext = .current) {
    self.base = base
    self.label = label
    own = context
  }

  func labeled(
    _ label: WorkLabel, in context: (any PipelineContext)?
  ) -> ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>? {
    ErasedScheduler(ClockScheduler(base, label, in: own))
  }

  private var context: SessionContext { own.clock == nil ? .current : own }

  private var clock: VirtualClock? { context.clock }

  private func adapter(
    of clock: VirtualClock
  ) -> ClockSchedulerAdapter<Base.SchedulerTimeType, Base.SchedulerOptions> {
    ClockSchedulerAdapter(clock, label)
  }

  var now: Base.SchedulerTimeType { clock.map { adapter(of: $0).now } ?? base.system.now }

  var minimumTolerance: Base.SchedulerTimeType.Stride { base.system.minimumTolerance }

  func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    guard let clock else { return base.system.schedule(options: options, action) }
    if let handOver = handOver(from: clock, options) { return handOver(action) }
    if clock.isOutside {
      clock.scheduleArrival(label, Action(action))
    } else {
      adapter(of: clock).schedule(options: options, action)
    }
  }

  func schedule(
    after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride,
    options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    guard let clock else {
      return base.system.schedule(after: date, tolerance: tolerance, options: options, action)
    }
    let work = work(action, on: clock, options)
    adapter(of: clock).schedule(after: date, tolerance: tolerance, options: options, work)
  }

  func schedule(
    after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
    tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    guard let clock else {
      return base.system.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
    return adapter(of: clock).schedule(
      after: date, interval: interval, tolerance: tolerance, options: options,
      work(action, on: clock, options))
  }

  /// Returns the closure that the clock runs: the action itself, or a closure that transfers the
  /// action to the queue.
  private func work(
    _ action: @escaping () -> Void, on clock: VirtualClock, _ options: Base.SchedulerOptions?
  ) -> () -> Void {
    guard let handOver = handOver(from: clock, options) else { return action }
    return { handOver(action) }
  }

  /// Returns a closure that transfers work to the queue, or `nil` on the main queue or in virtual
  /// time.
  private func handOver(
    from clock: VirtualClock, _ options: Base.SchedulerOptions?
  ) -> ((@escaping () -> Void) -> Void)? {
    if !clock.isRealTime || base.isMain { return nil }
    let context = context
    return { [base, serialWork] action in
      clock.activity.begin()
      let work = Action {
        context.perform(action)
        clock.activity.end()
      }
      serialWork.add(work) { base.system.schedule(options: options, $0) }
    }
  }
}

/// A queue or run loop whose work a session clock can run.
protocol ClockedScheduler: SystemScheduler where SchedulerTimeType: ClockTime {
  /// Whether the main queue serves the scheduler.
  var isMain: Bool { get }
}

extension DispatchQueue: ClockedScheduler {
  var isMain: Bool { MainQueue.isSame(as: self) }
}

extension OperationQueue: ClockedScheduler {
  var isMain: Bool { self === OperationQueue.main }
}

extension RunLoop: ClockedScheduler {
  /// On Linux, threads other than the first can serve the main queue; the run loop of such a thread
  /// represents the main one.
  package var isMain: Bool {
    self === RunLoop.main || MainQueue.isThread && self === RunLoop.current
  }
}

extension AnySchedulerOf<DispatchQueue> {
  /// The main queue, or the session clock during a session.
  public static var main: AnySchedulerOf<DispatchQueue> {
    AnyScheduler(ClockScheduler(DispatchQueue.main))
  }
}
