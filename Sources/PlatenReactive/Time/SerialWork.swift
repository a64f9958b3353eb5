/// Keeps the work of one operator in order on a queue that does many things at once.
///
/// On such a queue a completion could overtake the value before it; in virtual time it cannot, and
/// both are to do the same.
final class SerialWork: Sendable {
  private struct State {
    var waiting: [Action] = []
    var isRunning = false
  }

  private let state = Locked(State())

  /// Adds an action behind those that are still to be done.
  ///
  /// - Parameter start: Has the queue do what waits in the lane, where it is not at it already.
  func add(_ action: Action, start: (@escaping () -> Void) -> Void) {
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
      if state.waiting.isEmpty { state.isRunning = false }
      return state.isRunning ? state.waiting.removeFirst() : nil
    }
  }
}
