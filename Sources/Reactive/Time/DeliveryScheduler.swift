/// A scheduler for `receive(on:)` that passes each delivery to a closure.
package struct DeliveryScheduler: Scheduler {
  package typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
  package typealias SchedulerOptions = Never

  private let deliver: (@escaping () -> Void) -> Void

  /// - Parameter deliver: A closure that runs an action, immediately or later.
  package init(_ deliver: @escaping (@escaping () -> Void) -> Void) { self.deliver = deliver }

  /// An unused time: `receive(on:)` calls only `schedule(options:_:)`.
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
