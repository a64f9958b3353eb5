import PlatenLines
import PlatenNavigation

extension Session {
  /// The maximum number of focus changes per turn. This limit ends an infinite loop in the program.
  private static let maxFocusMoves = 10

  /// Applies all pending changes to the frame, the focus, and the controls.
  ///
  /// Every input and every query calls this method first, and every turn of the main queue with
  /// changes calls it last. Properties never call it.
  ///
  /// - Returns: The session, with up-to-date properties.
  /// - Complexity: O(1) if there are no changes.
  @discardableResult
  package func flush() -> Session {
    output.invalidateSnapshot()
    var hasUpdated = updateGraph()
    var moves = 0
    while hasUpdated || moves > 0 || focusManager.mayMove, moves < Self.maxFocusMoves,
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

  /// Updates the graph.
  ///
  /// - Returns: Whether there was any work.
  private func updateGraph() -> Bool {
    graph.isStale ? perform { graph.update() } : graph.update()
  }

  private func settleFocus() -> Bool {
    let hasMoved = focusManager.settle()
    if hasMoved { secretStore.endTyping() }
    return hasMoved
  }

  /// Ends the current turn, and notifies observers of the frame.
  ///
  /// - Parameter isShownAnew: Whether the focus or the footer changed, independently of the lines
  ///   of the screen.
  private func endTurn(isShownAnew: Bool) {
    let hasChanged = output.endTurn(with: graph.block)
    history?.endTurn(with: Frame(graph.block))
    if hasChanged || isShownAnew { onFrame?() }
    if hasChanged { output.sendChange() }
  }

  /// Whether the frame and the focus are up to date.
  var isSettled: Bool { !graph.isStale && !focusManager.mayMove }
}
