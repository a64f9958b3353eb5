import PlatenLines

extension Session {
  /// What the screen shows after all changes made so far.
  package var settledFrame: Frame {
    flush()
    return frame
  }

  /// How often the focus may move in one turn; a program that goes on for ever is left there.
  private static let mostFocusMoves = 10

  /// Brings the frame up to date with all changes made so far.
  ///
  /// - Complexity: O(1) if there are none.
  package func flush() {
    var hasUpdated = updateGraph()
    var moves = 0
    while hasUpdated || moves > 0 || mayMoveFocus, moves < Self.mostFocusMoves, settleFocus() {
      moves += 1
      hasUpdated = updateGraph() || hasUpdated
    }
    let hasNews = footer?.takeNews(of: self) ?? false
    guard hasUpdated || moves > 0 || hasNews else { return }
    turns += 1
    let isSame = screenBlock.isIdentical(to: graph.block)
    if !isSame { screenBlock = graph.block }
    history?.endTurn(with: Frame(screenBlock))
    if !isSame || moves > 0 || hasNews { onFrame?() }
    if !isSame { framesChanged?.send() }
  }

  /// - Returns: Whether there was anything to do.
  private func updateGraph() -> Bool {
    graph.isStale ? perform { graph.update() } : graph.update()
  }

  /// Whether the frame and the focus are up to date.
  var isSettled: Bool { !graph.isStale && !mayMoveFocus }

  /// Whether the focus may have to move though nothing was updated.
  private var mayMoveFocus: Bool { graph.wantsFocus || graph.topOrigin != focusTop }
}
