import Dispatch
import PlatenReactive

extension MainQueue {
  /// Looks for a change that another thread has announced: now, and in more turns of the main queue.
  ///
  /// The thread does not tell when it has made the change, and may be held up before it.
  ///
  /// - Parameters:
  ///   - turns: The turns without a pause between them, this one included.
  ///   - pausedTurns: The turns after those, with a pause before each.
  ///   - pause: The first pause, in milliseconds; each is twice as long as the one before.
  ///   - look: Returns whether to look again; `isLast` if there is no further turn.
  @MainActor
  static func awaitChange(
    turns: Int, pausedTurns: Int = 0, pause: Int = 1,
    _ look: @escaping @MainActor @Sendable (_ isLast: Bool) -> Bool
  ) {
    let isLast = turns + pausedTurns == 1
    guard look(isLast), !isLast else { return }
    if turns > 1 {
      return enqueue { awaitChange(turns: turns - 1, pausedTurns: pausedTurns, pause: pause, look) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(pause)) {
      MainActor.assumeIsolated {
        awaitChange(turns: 1, pausedTurns: pausedTurns - 1, pause: 2 * pause, look)
      }
    }
  }
}
