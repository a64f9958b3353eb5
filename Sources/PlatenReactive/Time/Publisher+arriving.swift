extension Publisher {
  /// Publishes what comes from outside in the next moment of the session's clock, if there is one.
  package func arriving(_ label: WorkLabel) -> AnyPublisher<Output, Failure> {
    guard let clock = VirtualClock.current else { return eraseToAnyPublisher() }
    return receive(on: Arrivals(clock: clock, label: label)).eraseToAnyPublisher()
  }
}

/// Runs each action in the next moment of a clock.
private struct Arrivals: Scheduler {
  typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  let clock: VirtualClock
  let label: WorkLabel

  /// Unused: only `schedule(options:_:)` is called by `receive(on:)`.
  var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    clock.scheduleArrival(label, Action(action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> Cancellable {
    schedule(options: options, action)
    return AnyCancellable {}
  }
}
