import Dispatch
import Foundation

/// A queue or run loop, or the clock of the session in its place.
///
/// The clock is that of the session in which the scheduler was made, else of the one in which it is
/// asked; where there is neither, the queue itself does the work.
struct ClockScheduler<Base: ClockedScheduler>: Scheduler, LabelTaking {
  private let base: Base
  /// Where it was made.
  private let own = Surroundings.current
  private let lane = Lane()
  private var label: WorkLabel

  init(_ base: Base, _ label: WorkLabel = .scheduled) {
    self.base = base
    self.label = label
  }

  func labelled(_ label: WorkLabel) -> Self {
    var copy = self
    copy.label = label
    return copy
  }

  private var surroundings: Surroundings { own.clock == nil ? .current : own }

  private var clock: VirtualClock? { surroundings.clock }

  private func face(
    of clock: VirtualClock
  ) -> ClockFace<Base.SchedulerTimeType, Base.SchedulerOptions> { ClockFace(clock, label) }

  var now: Base.SchedulerTimeType { clock.map { face(of: $0).now } ?? base.now }

  var minimumTolerance: Base.SchedulerTimeType.Stride { base.minimumTolerance }

  func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    guard let clock else { return base.scheduleAndWake(options: options, action) }
    if let handOver = handOver(from: clock, options) { return handOver(action) }
    if isOutside(clock) {
      clock.scheduleArrival(label, Action(action))
    } else {
      face(of: clock).schedule(options: options, action)
    }
  }

  /// Whether the caller is a thread that does no work of the clock, such as one of a network.
  private func isOutside(_ clock: VirtualClock) -> Bool {
    VirtualClock.current !== clock && !MainQueue.isCurrent
  }

  func schedule(
    after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride,
    options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    guard let clock else {
      return base.scheduleAndWake(after: date, tolerance: tolerance, options: options, action)
    }
    let work = work(action, on: clock, options)
    face(of: clock).schedule(after: date, tolerance: tolerance, options: options, work)
  }

  func schedule(
    after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
    tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    guard let clock else {
      return base.scheduleAndWake(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
    return face(of: clock).schedule(
      after: date, interval: interval, tolerance: tolerance, options: options,
      work(action, on: clock, options))
  }

  /// The action as the clock runs it: on the main queue, or handed over.
  private func work(
    _ action: @escaping () -> Void, on clock: VirtualClock, _ options: Base.SchedulerOptions?
  ) -> () -> Void {
    guard let handOver = handOver(from: clock, options) else { return action }
    return { handOver(action) }
  }

  /// How work gets to the queue, where that is another than the main queue and time is real.
  private func handOver(
    from clock: VirtualClock, _ options: Base.SchedulerOptions?
  ) -> ((@escaping () -> Void) -> Void)? {
    if !clock.isRealTime || base.isMain { return nil }
    let surroundings = surroundings
    return { [base, lane] action in
      clock.activity.begin()
      let work = Action {
        surroundings.perform(action)
        clock.activity.end()
      }
      lane.add(work) { base.scheduleAndWake(options: options, $0) }
    }
  }
}

/// A queue or run loop whose work a clock can do.
protocol ClockedScheduler: Scheduler where SchedulerTimeType: ClockTime {
  var isMain: Bool { get }
  /// Runs an action as soon as possible, even if the thread that serves it sleeps.
  func scheduleAndWake(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs an action at a time, even if the thread that serves it sleeps.
  func scheduleAndWake(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs an action again and again, even if the thread that serves it sleeps.
  func scheduleAndWake(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension ClockedScheduler {
  func scheduleAndWake(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(options: options, action)
  }

  func scheduleAndWake(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func scheduleAndWake(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension DispatchQueue: ClockedScheduler {
  var isMain: Bool { MainQueue.isSame(as: self) }
}

extension OperationQueue: ClockedScheduler {
  var isMain: Bool { self === OperationQueue.main }
}

/// The work of the main run loop is given to the main queue, which it serves as well: a block alone
/// does not wake a run loop, and where only the main queue is served, as in tests, it would never run.
extension RunLoop: ClockedScheduler {
  var isMain: Bool { self === RunLoop.main }

  func scheduleAndWake(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard isMain else { return schedule(options: options, action) }
    DispatchQueue.main.async(execute: DispatchWorkItem(block: action))
  }

  func scheduleAndWake(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard isMain else {
      return schedule(after: date, tolerance: tolerance, options: options, action)
    }
    DispatchQueue.main.asyncAfter(
      deadline: deadline(of: date), execute: DispatchWorkItem(block: action))
  }

  func scheduleAndWake(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard isMain else {
      return schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
    return DispatchQueue.main.schedule(
      after: .init(deadline(of: date)), interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval), options: nil, action)
  }

  private func deadline(of date: SchedulerTimeType) -> DispatchTime {
    .now() + max(0, now.distance(to: date).timeInterval)
  }
}
