import Foundation

/// The services that a running session provides to Combine pipelines.
package protocol PipelineContext: AnyObject, Sendable {
  /// The clock of the session, a `VirtualClock`; `nil` without one.
  var sessionClock: AnyObject? { get }

  /// Returns a scheduler that replaces another scheduler and runs on the session clock, or `nil` if
  /// the session does not replace schedulers of that type.
  func scheduler<Base: Scheduler>(
    for base: Base, label: WorkLabel
  ) -> ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>?

  /// Returns a function that delivers external results, such as network responses, or `nil` if the
  /// session has no clock.
  ///
  /// The function runs an action at the next instant of the session clock, as the code of an operation
  /// queue: on the main queue, or on a background thread after the earlier results on that queue.
  func arrival(
    _ label: WorkLabel, on queue: OperationQueue
  ) -> (@Sendable (@escaping () -> Void) -> Void)?

  /// Begins a wait of the current task for a value of a publisher, and returns a closure that ends
  /// the wait.
  ///
  /// - Parameter isPromised: Whether the value will certainly be sent, as that of a future, so the
  ///   task remains pending.
  func waitForValue(isPromised: Bool) -> @Sendable () -> Void

  /// Logs a line that a pipeline prints, and returns whether the session has a log.
  func printLine(_ line: String) -> Bool
}

extension PipelineContext {
  package var sessionClock: AnyObject? { nil }
}

/// A namespace for the current pipeline context.
package enum PipelineContexts {
  /// The context of the session that runs the current code. Child tasks inherit it.
  @TaskLocal package static var current: (any PipelineContext)?
  /// The source line of the request that the current code sends, as `Module/File.swift:12`.
  @TaskLocal package static var place: String?
}
