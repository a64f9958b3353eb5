import Dispatch

/// Work that a session starts on a background thread.
///
/// The session waits for it, before a command ends as well as in `wait`. Its results, such as a block
/// for the main queue, arrive at the next instant of the session clock, in the order in which the
/// session started the work. Results of nested work follow those of the work that started it.
///
/// The work ends when it has run, or when it is discarded, as a canceled operation is.
final class BackgroundWork: Sendable {
  let position: ArrivalPosition
  private let context: SessionContext
  private let clock: VirtualClock
  private let wait: ExternalWait
  private let hasEnded = Locked(false)
  /// The number of times that this work has started other work.
  private let nestedCount = Locked(UInt32(0))

  /// Begins work of a session.
  init(_ label: WorkLabel, of context: SessionContext, _ clock: VirtualClock) {
    self.context = context
    self.clock = clock
    position = ArrivalOrder.work?.nestedPosition(on: clock) ?? clock.nextBackgroundPosition
    clock.activity.begin()
    wait = ExternalWait(label, by: clock)
  }

  deinit { end() }

  /// Runs the work on the current thread.
  func run(_ work: () -> Void) {
    ArrivalOrder.$work.withValue(self) { context.perform(work) }
    end()
  }

  private func end() {
    let isFirst = hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return !hasEnded
    }
    guard isFirst else { return }
    wait.end()
    clock.activity.end()
  }

  private func nestedPosition(on clock: VirtualClock) -> ArrivalPosition? {
    guard clock === self.clock else { return nil }
    let index = nestedCount.withLock { count in
      count += 1
      return count
    }
    return position.position(ofNested: index)
  }
}

extension VirtualClock {
  /// The position of background work that the session starts now.
  fileprivate var nextBackgroundPosition: ArrivalPosition {
    state.withLock { state in
      state.lastBackgroundWork += 1
      return ArrivalPosition(state.lastBackgroundWork)
    }
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
  /// and otherwise immediately. After the clock is closed, the action runs immediately as well.
  package func deliver(_ action: @escaping () -> Void) {
    guard let clock, clock.isOutside else { return action() }
    clock.scheduleArrival(label, Action(action), giveUp: Action(action))
  }
}
