import Foundation

/// The context of a session: its log, its clock, its recorder of pipelines, and the source of
/// external responses.
///
/// The context is current while the session performs work, and in the tasks that this work starts.
package final class SessionContext: PipelineContext {
  /// The work that every session performs when it opens, such as the registration of requests.
  ///
  /// PlatenSession does not depend on PlatenRequests, so that a program without requests does not
  /// link the network. See Documentation/Decisions/products.md.
  package static let preparation = Locked<(@Sendable () -> Void)?>(nil)

  private static let none = SessionContext()

  package static var current: SessionContext { PipelineContexts.current as? SessionContext ?? none }

  package let log: Log.Receiver?
  package let clock: VirtualClock?
  package let marbles: MarbleRecorder?
  package let outside: (any ResponseSource)?
  /// The store for the `@AppStorage` properties that do not belong to a view; `nil` outside sessions.
  @MainActor package var appStorage: UserDefaults?
  /// The values that modules above keep for this session.
  package let storage = SessionStorage()

  package init(
    log: Log.Receiver? = nil, clock: VirtualClock? = nil, marbles: MarbleRecorder? = nil,
    outside: (any ResponseSource)? = nil
  ) {
    self.log = log
    self.clock = clock
    self.marbles = marbles
    self.outside = outside
  }

  /// Runs a closure with this context as the current one.
  package func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    try PipelineContexts.$current.withValue(self, operation: work)
  }

  /// Runs an operation with this context as the current one.
  ///
  /// The current task is pending in the session until the operation ends.
  @MainActor
  package func perform<Value: Sendable>(
    _ label: WorkLabel, _ operation: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await PipelineContexts.$current.withValue(self) { @MainActor in
      guard let clock else { return try await operation() }
      return try await clock.counted(label).onMainActor(operation)
    }
  }

  package var sessionClock: AnyObject? { clock }

  package func scheduler<Base: Scheduler>(
    for base: Base, label: WorkLabel
  ) -> ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>? {
    guard clock != nil, let clocked = base as? any ClockedScheduler else { return nil }
    let erased: Any = erased(clocked, label)
    return erased as? ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>
  }

  private func erased<Base: ClockedScheduler>(_ base: Base, _ label: WorkLabel) -> Any {
    let scheduler = ClockScheduler(base, label, in: self)
    return ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>(scheduler)
  }

  package func arrival(
    _ label: WorkLabel, on queue: OperationQueue
  ) -> (@Sendable (@escaping () -> Void) -> Void)? {
    if clock == nil { return nil }
    return { [self] in deliver(on: queue, label, Action($0)) }
  }

  package func waitForValue(isPromised: Bool) -> @Sendable () -> Void {
    let wait = TaskWait(for: isPromised ? .continuation : .result)
    return { wait.end() }
  }

  package func printLine(_ line: String) -> Bool {
    log?(Log.Entry(line))
    return log != nil
  }
}
