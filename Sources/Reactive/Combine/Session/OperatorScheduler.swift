/// The scheduler of a time-based operator: the caller's scheduler or the session clock.
///
/// The session is determined when the operator is created, because a background thread that sends
/// values later has no session. If no session is active at creation, each `schedule` call on a
/// standard scheduler looks up the active session.
@usableFromInline
struct OperatorScheduler<Base: Scheduler> {
  @usableFromInline typealias Time = Base.SchedulerTimeType

  @usableFromInline let base: Base
  /// The labeled scheduler that replaces the base scheduler; `nil` if the base scheduler does not
  /// support labels.
  private let named: ErasedScheduler<Time, Base.SchedulerOptions>?
  @usableFromInline let isNamed: Bool

  init(_ work: OperatorWork<Base>) {
    base = work.base
    named =
      work.context?.scheduler(for: base, label: work.label)
      ?? base.erased(label: work.label, in: work.context)
    isNamed = named != nil
  }

  var now: Time { named?.now ?? base.now }

  var minimumTolerance: Time.Stride { base.minimumTolerance }

  @inlinable
  func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    if isNamed {
      scheduleByName(options: options, action)
    } else {
      base.schedule(options: options, action)
    }
  }

  @usableFromInline
  func scheduleByName(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    named?.schedule(options: options, action)
  }

  func schedule(
    after date: Time, tolerance: Time.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard let named else {
      return base.schedule(after: date, tolerance: tolerance, options: options, action)
    }
    named.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride,
    options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard let named else {
      return base.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
    return named.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

/// An interval on the scheduler of an operator.
struct OperatorInterval<Base: Scheduler> {
  let length: Base.SchedulerTimeType.Stride
  let scheduler: OperatorScheduler<Base>
  let options: Base.SchedulerOptions?

  /// Runs an action as soon as possible, with the options of the interval.
  func schedule(_ action: @escaping () -> Void) { scheduler.schedule(options: options, action) }

  /// Runs an action at the end of each interval until it is canceled.
  func startTimer(_ action: @escaping () -> Void) -> any Cancellable {
    scheduler.schedule(
      after: scheduler.now.advanced(by: length), interval: length,
      tolerance: scheduler.minimumTolerance, options: options, action)
  }
}

/// A description of an operator's work, recorded when the operator is created.
struct OperatorWork<Base: Scheduler> {
  let base: Base
  var label: WorkLabel
  let context = PipelineContexts.current
}

/// A publisher that performs its work on a scheduler.
protocol TimedPublisher: Publisher {
  associatedtype Context: Scheduler

  var work: OperatorWork<Context> { get set }
}

extension TimedPublisher {
  /// The scheduler for the work of one subscription.
  var timing: OperatorScheduler<Context> { OperatorScheduler(work) }

  /// Returns a copy whose pending work is labeled with a source location.
  func placed(_ fileID: StaticString, _ line: UInt) -> Self {
    var copy = self
    copy.work.label.place = "\(fileID):\(line)"
    return copy
  }
}
