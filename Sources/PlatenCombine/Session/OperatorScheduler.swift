/// The scheduler of an operator of time: the one that the caller named, or the clock of the session
/// in which the pipeline was made.
///
/// The session is asked once, when the operator is made: a value that a background thread sends has
/// no session of its own. Without one, each `schedule` of a standard scheduler asks again.
@usableFromInline
struct OperatorScheduler<Base: Scheduler> {
  @usableFromInline typealias Time = Base.SchedulerTimeType

  @usableFromInline let base: Base
  /// What does the work in place of the scheduler.
  private let named: ErasedScheduler<Time, Base.SchedulerOptions>?
  @usableFromInline let isNamed: Bool

  init(_ base: Base, _ label: @autoclosure () -> WorkLabel) {
    self.base = base
    named =
      PipelineContexts.current?.scheduler(for: base, label: label())
      ?? base.erased(label: label())
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
