/// A queue or run loop of the system, whose work the clock of a session does while it is at work.
package protocol SystemScheduler: Scheduler {
  associatedtype Base: Scheduler
  where Base.SchedulerTimeType == SchedulerTimeType, Base.SchedulerOptions == SchedulerOptions

  /// The queue or run loop itself, which never asks for a session.
  var system: Base { get }
}

extension WorkLabel {
  /// The label of work that is scheduled directly, by no operator.
  package static let scheduled = WorkLabel("scheduled work")
}

// A direct call asks at the call; an operator of time asked when it was made (`OperatorScheduler`).
extension SystemScheduler {
  private var clock: ErasedScheduler<SchedulerTimeType, SchedulerOptions>? {
    PipelineContexts.current?.scheduler(for: self, label: .scheduled)
  }

  public var now: SchedulerTimeType { clock?.now ?? system.now }

  public var minimumTolerance: SchedulerTimeType.Stride { system.minimumTolerance }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard let clock else { return system.schedule(options: options, action) }
    clock.schedule(options: options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard let clock else {
      return system.schedule(after: date, tolerance: tolerance, options: options, action)
    }
    clock.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard let clock else {
      return system.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
    return clock.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

/// An action for a queue that takes sendable closures only.
///
/// Combine's schedulers accept any closure. Whoever schedules one hands it over: the queue's own
/// synchronization orders what came before the call before the action, which runs once.
func sendable(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  // The types differ for the compiler only; a closure around the action would be one more
  // allocation for each value that a pipeline moves to another queue.
  unsafeBitCast(action, to: (@Sendable () -> Void).self)
}
