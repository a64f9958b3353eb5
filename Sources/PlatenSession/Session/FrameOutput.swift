import PlatenLines
import PlatenReactive
import PlatenViews

/// What a session shows, and who is told when that changes.
@MainActor
final class FrameOutput {
  /// What the screen shows.
  private(set) var screen = Block.empty
  /// What is shown below the screen, if anything is.
  var footer: (any SessionFooter)?
  /// The screen and the footer, as they were last asked for.
  private var blocks = BlockTree([.empty, .empty])
  /// Turns that have updated the screen.
  private(set) var turns = 0
  /// The layers after the last update, once somebody has asked for them.
  private var knownSnapshot: ScreenSnapshot?
  /// Called after each turn that laid lines out again or moved the focus.
  var onFrame: (@MainActor () -> Void)?
  /// Tells of each new frame; made by the first who follows them.
  private var subject: PassthroughSubject<Void, Never>?

  /// The screen, and below it the footer.
  // Built alike whether or not there is a footer: what comes and goes there moves nothing above it.
  func frame(of session: Session) -> Frame {
    blocks.replace(at: 0, with: screen)
    blocks.replace(at: 1, with: footer?.block(of: session) ?? .empty)
    return Frame(blocks.block)
  }

  /// The layers after the last update.
  func snapshot(of graph: Graph) -> ScreenSnapshot {
    if let knownSnapshot { return knownSnapshot }
    let new = ScreenSnapshot(graph.layers)
    knownSnapshot = new
    return new
  }

  /// Forgets the layers, because they may have changed.
  func invalidateSnapshot() { knownSnapshot = nil }

  /// Publishes each new frame.
  var changes: PassthroughSubject<Void, Never> {
    let changes = subject ?? PassthroughSubject()
    subject = changes
    return changes
  }

  /// Tells those who follow frames of a new one.
  func sendChange() { subject?.send() }

  /// Begins with the first lines of the screen.
  func begin(with block: Block) { screen = block }

  /// Ends a turn in which the screen was updated.
  ///
  /// - Returns: Whether the screen has other lines now.
  func endTurn(with block: Block) -> Bool {
    turns += 1
    if screen.isIdentical(to: block) { return false }
    screen = block
    return true
  }
}
