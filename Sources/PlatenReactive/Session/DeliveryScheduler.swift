/// Has values delivered by somebody else, with `receive(on:)`.
package struct DeliveryScheduler: Scheduler {
  package typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
  package typealias SchedulerOptions = Never

  private let deliver: (@escaping () -> Void) -> Void

  /// - Parameter deliver: Runs an action, at once or later.
  package init(_ deliver: @escaping (@escaping () -> Void) -> Void) { self.deliver = deliver }

  /// Unused, as time is: only `schedule(options:_:)` is called by `receive(on:)`.
  package var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  package var minimumTolerance: SchedulerTimeType.Stride { .zero }

  package func schedule(options: Never?, _ action: @escaping () -> Void) { deliver(action) }

  package func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    deliver(action)
  }

  package func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> Cancellable {
    deliver(action)
    return AnyCancellable {}
  }
}

extension Publisher {
  /// Publishes what comes from outside in the next moment of the session's clock, if there is one.
  package func arriving(_ label: WorkLabel) -> AnyPublisher<Output, Failure> {
    guard let clock = VirtualClock.current else { return eraseToAnyPublisher() }
    return receive(on: DeliveryScheduler { clock.scheduleArrival(label, Action($0)) })
      .eraseToAnyPublisher()
  }
}
