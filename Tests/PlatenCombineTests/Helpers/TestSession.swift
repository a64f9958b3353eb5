import Foundation
import PlatenCombine

/// A session whose clock a test moves.
final class TestSession: PipelineContext, @unchecked Sendable {
  /// The clock in the place of dispatch queues.
  let queue = ManualQueue()
  /// The clock in the place of run loops.
  let runLoop = ManualScheduler<RunLoop.SchedulerTimeType, RunLoop.SchedulerOptions>()
  /// What was asked for, in order.
  private(set) var labels: [WorkLabel] = []
  /// Runs after a result has come from outside.
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

  func arrival(_ label: WorkLabel) -> (@Sendable (@escaping () -> Void) -> Void)? {
    labels.append(label)
    return { [self] in
      queue.schedule($0)
      onArrival()
    }
  }

  func printLine(_ line: String) -> Bool { true }

  /// Runs code as that of the session.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PipelineContexts.$current.withValue(self, operation: body)
  }
}
