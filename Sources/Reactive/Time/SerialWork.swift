/// Work that runs in order even on a concurrent queue, such as that of one operator.
///
/// On a concurrent queue, a completion could otherwise overtake the preceding value. In virtual
/// time it cannot, and both kinds of time must have the same result.
package final class SerialWork: Sendable {
  private struct State {
    var waiting = Queue<Action>()
    var isRunning = false
  }

  private let state = Locked(State())

  package init() {}

  /// Appends an action to the pending actions.
  ///
  /// - Parameter start: A closure that runs the pending actions on the queue; called only if no
  ///   action is running.
  package func add(_ action: Action, start: (@escaping () -> Void) -> Void) {
    let isFirst = state.withLock { state in
      state.waiting.append(action)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isFirst { start { [self] in run() } }
  }

  private func run() {
    while let action = next() { action.run() }
  }

  private func next() -> Action? {
    state.withLock { state in
      let next = state.waiting.popFirst()
      state.isRunning = next != nil
      return next
    }
  }
}
