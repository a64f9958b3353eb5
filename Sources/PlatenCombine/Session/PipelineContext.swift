/// What a running session offers to the pipelines that its code makes.
package protocol PipelineContext: AnyObject, Sendable {
  /// A scheduler that does the work of another on the session's clock; `nil` if the session does not
  /// stand in for schedulers of that type.
  func scheduler<Base: Scheduler>(
    for base: Base, label: WorkLabel
  ) -> ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>?

  /// Runs actions that bring a result from outside, such as a response of a network, in the next
  /// moment of the session's clock, in the order in which they come; `nil` if the session does not
  /// stand in for the caller's thread.
  func arrival(_ label: WorkLabel) -> (@Sendable (@escaping () -> Void) -> Void)?

  /// Takes a line that a pipeline prints; `false` if the session keeps no log.
  func printLine(_ line: String) -> Bool
}

/// The session at work.
package enum PipelineContexts {
  /// The context of the session whose code runs here, and in tasks that are started here.
  @TaskLocal package static var current: (any PipelineContext)?
}
