import Dispatch

/// Work that a session starts on a background thread.
///
/// The session waits for it, before a command ends as well as in `wait`. Its results, such as a block
/// for the main queue, arrive at the next instant of the session clock, in the order in which the
/// session started the work.
struct BackgroundWork: Sendable {
  private let context: SessionContext
  private let clock: VirtualClock
  private let wait: ExternalWait
  private let position: UInt32

  /// Begins work of a session.
  init(_ label: WorkLabel, of context: SessionContext, _ clock: VirtualClock) {
    self.context = context
    self.clock = clock
    clock.activity.begin()
    wait = ExternalWait(label, by: clock)
    position = clock.state.withLock { state in
      state.lastBackgroundWork += 1
      return state.lastBackgroundWork
    }
  }

  /// Runs the work on the current thread.
  func run(_ work: () -> Void) {
    ArrivalOrder.$position.withValue(position) { context.perform(work) }
    wait.end()
    clock.activity.end()
  }
}

/// A result that a session waits for, which may come from outside.
package struct Arrival: Sendable {
  private let label: WorkLabel
  private let clock = VirtualClock.current

  /// Begins to wait in the active session, if any.
  package init(_ label: WorkLabel) { self.label = label }

  /// Whether the caller is outside the session.
  package var isOutside: Bool { clock?.isOutside ?? false }

  /// Runs an action: at the next instant of the session clock if the caller is outside the session,
  /// and otherwise immediately.
  package func deliver(_ action: @escaping () -> Void) {
    guard let clock, clock.isOutside else { return action() }
    clock.scheduleArrival(label, Action(action))
  }
}
