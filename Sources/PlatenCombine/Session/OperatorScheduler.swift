/// The scheduler of an operator of time: the one that the caller named, or the clock of the session
/// in which the pipeline was made.
///
/// The session is the one at work when the operator is made: a value that a background thread sends
/// has no session of its own. Without one, each `schedule` of a standard scheduler asks again.
@usableFromInline
struct OperatorScheduler<Base: Scheduler> {
  @usableFromInline typealias Time = Base.SchedulerTimeType

  @usableFromInline let base: Base
  /// What does the work in place of the scheduler.
  private let named: ErasedScheduler<Time, Base.SchedulerOptions>?
  @usableFromInline let isNamed: Bool

  init(_ work: OperatorWork<Base>) {
    base = work.base
    named =
      work.context?.scheduler(for: base, label: work.label) ?? base.erased(label: work.label)
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

  /// Runs an action as soon as possible.
  func schedule(_ action: @escaping () -> Void) { scheduler.schedule(options: options, action) }

  /// Runs an action when the interval is over, and again after each interval until it is canceled.
  func startTimer(_ action: @escaping () -> Void) -> any Cancellable {
    scheduler.schedule(
      after: scheduler.now.advanced(by: length), interval: length,
      tolerance: scheduler.minimumTolerance, options: options, action)
  }
}

/// The work of an operator, as it is known when the pipeline is made.
struct OperatorWork<Base: Scheduler> {
  let base: Base
  var label: WorkLabel
  let context = PipelineContexts.current
}

/// A publisher whose work a scheduler does.
protocol TimedPublisher: Publisher {
  associatedtype Context: Scheduler

  var work: OperatorWork<Context> { get set }
}

extension TimedPublisher {
  /// What does the work of one subscription.
  var timing: OperatorScheduler<Context> { OperatorScheduler(work) }

  /// The publisher with pending work that names a place in the source.
  func placed(_ fileID: StaticString, _ line: UInt) -> Self {
    var copy = self
    copy.work.label.place = "\(fileID):\(line)"
    return copy
  }
}
