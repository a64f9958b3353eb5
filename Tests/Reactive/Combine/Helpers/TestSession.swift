import Foundation
import PlatenCombine

/// A session context whose clock a test advances.
final class TestSession: PipelineContext, @unchecked Sendable {
  /// The clock that replaces dispatch queues.
  let queue = ManualQueue()
  /// The clock that replaces run loops.
  let runLoop = ManualScheduler<RunLoop.SchedulerTimeType, RunLoop.SchedulerOptions>()
  /// The labels of all scheduled work, in order.
  private(set) var labels: [WorkLabel] = []
  /// A closure that runs after an external result has arrived.
  var onArrival: () -> Void = {}

  func scheduler<Base: Scheduler>(
    for base: Base, label: WorkLabel
  ) -> ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>? {
    labels.append(label)
    return ErasedScheduler(queue)
      as? ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>
      ?? ErasedScheduler(runLoop)
      as? ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>
  }

  func arrival(
    _ label: WorkLabel, on _: OperationQueue
  ) -> (@Sendable (@escaping () -> Void) -> Void)? {
    labels.append(label)
    return { [self] in
      queue.schedule($0)
      onArrival()
    }
  }

  func waitForValue(isPromised: Bool) -> @Sendable () -> Void { {} }

  func printLine(_ line: String) -> Bool { true }

  /// Runs a closure with this session as the current context.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PipelineContexts.$current.withValue(self, operation: body)
  }
}
