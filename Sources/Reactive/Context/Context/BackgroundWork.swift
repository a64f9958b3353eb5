import Foundation

/// Work that a session starts on a background thread.
///
/// The session waits for it, before a command ends as well as in `wait`. Its results, such as a block
/// for the main queue, arrive at the next instant of the session clock, in the order in which the
/// session started the work. Results of nested work follow those of the work that started it.
///
/// The work ends when it has run, or when it is discarded, as a canceled operation is.
final class BackgroundWork: Sendable {
  private let context: SessionContext
  private let clock: VirtualClock
  private let order: ArrivalOrder
  private let wait: ExternalWait
  private let hasEnded = Locked(false)

  /// Begins work of a session.
  ///
  /// - Parameter isAwaited: Whether the session runs no other work at the same time, so the results
  ///   need not wait for the next instant.
  init(
    _ label: WorkLabel, of context: SessionContext, _ clock: VirtualClock, isAwaited: Bool = false
  ) {
    self.context = context
    self.clock = clock
    order = ArrivalOrder(on: clock, isAwaited: isAwaited)
    clock.activity.begin()
    wait = ExternalWait(label, by: clock)
    order.beginChanges()
  }

  deinit { end() }

  /// Runs the work on the current thread.
  func run(_ work: () -> Void) {
    reserveSignalStack()
    ArrivalOrder.$current.withValue(order) { context.perform(work) }
    end()
  }

  private func end() {
    let isFirst = hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return !hasEnded
    }
    guard isFirst else { return }
    order.endChanges()
    wait.end()
    clock.activity.end()
  }
}

/// A result that a session waits for, which may come from outside.
package struct Arrival: Sendable {
  private let label: WorkLabel
  private let context = SessionContext.current

  private var clock: VirtualClock? { context.clock }

  /// Begins to wait in the active session, if any.
  package init(_ label: WorkLabel) { self.label = label }

  package var isInSession: Bool { clock != nil }

  /// Whether the caller is outside the session.
  package var isOutside: Bool { clock?.isOutside ?? false }

  /// Runs an action: at the next instant of the session clock if the caller is outside the session,
  /// and otherwise immediately. After the clock is closed, the action runs immediately as well.
  package func deliver(_ action: @escaping () -> Void) {
    if isOutside { deliverLater(action) } else { action() }
  }

  /// Runs an action at the next instant of the session clock.
  package func deliverLater(_ action: @escaping () -> Void) {
    guard let clock else { return action() }
    clock.scheduleArrival(label, Action(action), giveUp: Action(action))
  }

  /// Runs an action at the next instant of the session clock, as the code of an operation queue, or
  /// immediately without a session and after the clock is closed.
  package func deliver(on queue: OperationQueue, _ action: @escaping () -> Void) {
    if clock == nil { return action() }
    context.deliver(on: queue, label, Action(action), giveUp: Action(action))
  }
}

extension SessionContext {
  /// Runs an action, which passes a result to the session's code, at the next instant of the session
  /// clock: on the main queue if a `URLSession` uses it for its results, and otherwise on a background
  /// thread, after the earlier results on the same queue.
  ///
  /// The session waits for the action before it runs other work that is due.
  func deliver(
    on queue: OperationQueue, _ label: WorkLabel, _ action: Action, giveUp: Action? = nil
  ) {
    guard let clock else { return }
    if queue === OperationQueue.main {
      return clock.scheduleArrival(label, action, giveUp: giveUp)
    }
    let results = clock.results.queue(of: queue)
    let arrival = Action { [self] in
      let work = BackgroundWork(label, of: self, clock, isAwaited: true)
      clock.pass(Action { work.run(action.run) }, on: results) { run in
        let run = Action(run)
        WorkerThreads.shared.run { run.run() }
      }
    }
    clock.scheduleArrival(label, arrival, giveUp: giveUp)
  }
}
