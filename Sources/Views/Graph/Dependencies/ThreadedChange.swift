import Dispatch
import PlatenContext

extension MainQueue {
  /// Checks for a change that another thread announced, now and in later turns of the main queue.
  ///
  /// The other thread does not report that it has made the change. It may also be delayed before it
  /// makes the change.
  ///
  /// - Parameters:
  ///   - turns: The number of turns without a pause between them, including this turn.
  ///   - pausedTurns: The number of subsequent turns, with a pause before each.
  ///   - pause: The first pause, in milliseconds. The pause doubles for each subsequent turn.
  ///   - look: A closure that returns whether to check again. Its `isLast` argument is `true` in
  ///     the last turn.
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
