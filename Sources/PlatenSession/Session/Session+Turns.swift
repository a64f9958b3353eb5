import PlatenLines
import PlatenViews

extension Session {
  /// How often the focus may move in one turn; a program that goes on for ever is left there.
  private static let mostFocusMoves = 10

  /// Brings the frame, the focus and the controls up to date with all changes made so far.
  ///
  /// Every input and every question begins with it, and the turn of the main queue in which something
  /// changed ends with it. Properties never call it.
  ///
  /// - Returns: The session, whose properties are up to date now.
  /// - Complexity: O(1) if there are no changes.
  @discardableResult
  package func flush() -> Session {
    output.invalidateSnapshot()
    var hasUpdated = updateGraph()
    var moves = 0
    while hasUpdated || moves > 0 || focusManager.mayMove, moves < Self.mostFocusMoves,
      settleFocus()
    {
      moves += 1
      hasUpdated = updateGraph() || hasUpdated
    }
    if hasUpdated || moves > 0 { output.invalidateSnapshot() }
    let hasNews = footer?.takeNews(of: self) ?? false
    if hasUpdated || moves > 0 || hasNews { endTurn(isShownAnew: moves > 0 || hasNews) }
    return self
  }

  /// - Returns: Whether there was anything to do.
  private func updateGraph() -> Bool {
    graph.isStale ? perform { graph.update() } : graph.update()
  }

  private func settleFocus() -> Bool {
    let hasMoved = focusManager.settle()
    if hasMoved { secretStore.endTyping() }
    return hasMoved
  }

  /// - Parameter isShownAnew: Whether something else than the lines of the screen has changed.
  private func endTurn(isShownAnew: Bool) {
    let hasChanged = output.endTurn(with: graph.block)
    history?.endTurn(with: Frame(graph.block))
    if hasChanged || isShownAnew { onFrame?() }
    if hasChanged { output.sendChange() }
  }

  /// Whether the frame and the focus are up to date.
  var isSettled: Bool { !graph.isStale && !focusManager.mayMove }
}
