/// A system queue or run loop whose work moves to the session clock during a session.
package protocol SystemScheduler: Scheduler {
  associatedtype Base: Scheduler
  where Base.SchedulerTimeType == SchedulerTimeType, Base.SchedulerOptions == SchedulerOptions

  /// The queue or run loop itself, which ignores sessions.
  var system: Base { get }
}

extension WorkLabel {
  /// The label of work that is scheduled directly instead of by an operator.
  package static let scheduled = WorkLabel("scheduled work")
}

// Direct calls look up the session on each call. Time-based operators look it up when they are
// created; see `OperatorScheduler`.
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

/// Returns an action as a sendable closure, for queues that require sendable closures.
///
/// Combine's schedulers accept any closure. Scheduling transfers the closure: the queue's
/// synchronization ensures that everything before the call happens before the action, which runs
/// once.
func sendable(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  // The types differ only at compile time. A wrapper closure would add one allocation for each
  // value that a pipeline moves to another queue.
  unsafeBitCast(action, to: (@Sendable () -> Void).self)
}
