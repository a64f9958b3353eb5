/// A scheduler that runs labeled work on a clock.
struct ClockSchedulerAdapter<SchedulerTimeType: ClockTime, SchedulerOptions>: Scheduler {
  let clock: VirtualClock
  let label: WorkLabel

  init(_ clock: VirtualClock, _ label: WorkLabel) {
    self.clock = clock
    self.label = label
  }

  var now: SchedulerTimeType { SchedulerTimeType(clock.now.elapsed, since: clock.epoch) }

  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    clock.schedule(label, due: clock.now.elapsed, Action(action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    clock.schedule(label, due: date.elapsed(since: clock.epoch), Action(action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    let due = date.elapsed(since: clock.epoch)
    return clock.schedule(
      label, due: due, every: date.advanced(by: interval).elapsed(since: clock.epoch) - due,
      Action(action))
  }
}
