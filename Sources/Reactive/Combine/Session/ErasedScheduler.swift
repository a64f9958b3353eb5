/// A type-erased scheduler.
package struct ErasedScheduler<Time: Strideable, Options>: LabeledScheduler
where Time.Stride: SchedulerTimeIntervalConvertible {
  package typealias SchedulerTimeType = Time
  package typealias SchedulerOptions = Options

  private let currentTime: () -> Time
  private let tolerance: () -> Time.Stride
  private let scheduleNow: (Options?, @escaping () -> Void) -> Void
  private let scheduleAfter: (Time, Time.Stride, Options?, @escaping () -> Void) -> Void
  private let scheduleEvery:
    (Time, Time.Stride, Time.Stride, Options?, @escaping () -> Void) -> any Cancellable
  private let label: (WorkLabel, (any PipelineContext)?) -> ErasedScheduler?

  package init<Base: Scheduler>(_ base: Base)
  where Base.SchedulerTimeType == Time, Base.SchedulerOptions == Options {
    currentTime = { base.now }
    tolerance = { base.minimumTolerance }
    scheduleNow = { base.schedule(options: $0, $1) }
    scheduleAfter = { base.schedule(after: $0, tolerance: $1, options: $2, $3) }
    scheduleEvery = { base.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
    label = { $1?.scheduler(for: base, label: $0) ?? base.erased(label: $0, in: $1) }
  }

  package var now: Time { currentTime() }

  package var minimumTolerance: Time.Stride { tolerance() }

  package func schedule(options: Options?, _ action: @escaping () -> Void) {
    scheduleNow(options, action)
  }

  package func schedule(
    after date: Time, tolerance: Time.Stride, options: Options?, _ action: @escaping () -> Void
  ) {
    scheduleAfter(date, tolerance, options, action)
  }

  package func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Options?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { scheduleEvery(date, interval, tolerance, options, action) }

  package func labeled(
    _ label: WorkLabel, in context: (any PipelineContext)?
  ) -> ErasedScheduler? { self.label(label, context) }
}

/// A scheduler that can label its work, because a clock runs it serially in chronological order.
package protocol LabeledScheduler: Scheduler {
  /// Returns a scheduler that gives its work a label, or `nil` if it wraps a scheduler without a
  /// clock.
  ///
  /// - Parameter context: The context whose clock replaces a wrapped queue or run loop.
  func labeled(
    _ label: WorkLabel, in context: (any PipelineContext)?
  ) -> ErasedScheduler<SchedulerTimeType, SchedulerOptions>?
}

extension Scheduler {
  /// Returns a type-erased copy of the scheduler that gives its work a label, or `nil` if the
  /// scheduler does not support labels.
  func erased(
    label: WorkLabel, in context: (any PipelineContext)?
  ) -> ErasedScheduler<SchedulerTimeType, SchedulerOptions>? {
    func open<Named: LabeledScheduler>(
      _ scheduler: Named
    ) -> ErasedScheduler<SchedulerTimeType, SchedulerOptions>? {
      scheduler.labeled(label, in: context) as? ErasedScheduler<SchedulerTimeType, SchedulerOptions>
    }
    return (self as? any LabeledScheduler).flatMap { open($0) }
  }
}
