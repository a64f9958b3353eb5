/// A scheduler that runs labeled work on a clock.
package struct ClockSchedulerAdapter<SchedulerTimeType: ClockTime, SchedulerOptions>: Scheduler {
  let clock: VirtualClock
  let label: WorkLabel

  package init(_ clock: VirtualClock, _ label: WorkLabel) {
    self.clock = clock
    self.label = label
  }

  package var now: SchedulerTimeType { SchedulerTimeType(clock.now.elapsed, since: clock.epoch) }

  package var minimumTolerance: SchedulerTimeType.Stride { .zero }

  package func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    clock.schedule(label, due: clock.now.elapsed, Action(action))
  }

  package func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    clock.schedule(label, due: date.elapsed(since: clock.epoch), Action(action))
  }

  package func schedule(
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
