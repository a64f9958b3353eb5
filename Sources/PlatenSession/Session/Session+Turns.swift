import PlatenLines

extension Session {
  /// What the screen shows after all changes made so far.
  package var settledFrame: Frame {
    endTurn()
    return frame
  }

  /// How often the focus may move in one turn; a program that goes on for ever is left there.
  private static let mostFocusMoves = 10

  /// Brings the frame up to date with all changes made so far.
  func endTurn() {
    var hasUpdated = perform { graph.update() }
    var moves = 0
    while moves < Self.mostFocusMoves, settleFocus() {
      moves += 1
      hasUpdated = perform { graph.update() } || hasUpdated
    }
    let hasNews = pipes.haveNews(in: marbles)
    guard hasUpdated || moves > 0 || hasNews else { return }
    turns += 1
    let isSame = screenBlock.isIdentical(to: graph.block)
    if !isSame { screenBlock = graph.block }
    history?.endTurn(with: Frame(screenBlock))
    if !isSame || moves > 0 || hasNews { onFrame?() }
    if !isSame { framesChanged?.send() }
  }
}
