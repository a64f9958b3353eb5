import PlatenContext
import PlatenLines
import PlatenNavigation

/// The displayed content of a session, and its change notifications.
@MainActor
final class FrameOutput {
  /// The content of the screen.
  private(set) var screen = Block.empty
  /// The footer of the screen, or `nil` if there is none.
  var footer: (any SessionFooter)?
  /// The screen and the footer, as of the last call to ``frame(width:)``.
  private var blocks = BlockTree([.empty, .empty])
  /// The number of screen updates so far.
  private(set) var turns = 0
  /// The cached snapshot of the layers, or `nil` if none was requested since the last update.
  private var knownSnapshot: ScreenSnapshot?
  /// A closure that is called after each turn that performed layout or moved the focus.
  var onFrame: (@MainActor () -> Void)?
  /// The publisher of frame changes, created on first use.
  private var subject: PassthroughSubject<Void, Never>?

  /// Returns a frame with the screen and the footer below it.
  // The structure is the same with or without a footer, so changes to the footer do not move the
  // screen.
  func frame(width: Int) -> Frame {
    blocks.replace(at: 0, with: screen)
    blocks.replace(at: 1, with: footer?.block(width: width, turn: turns) ?? .empty)
    return Frame(blocks.block)
  }

  /// Returns the layers and names after the last update.
  func snapshot(of graph: Graph) -> ScreenSnapshot {
    if let knownSnapshot { return knownSnapshot }
    let new = ScreenSnapshot(graph.layers)
    knownSnapshot = new
    return new
  }

  /// Discards the cached snapshot, because the layers may have changed.
  func invalidateSnapshot() { knownSnapshot = nil }

  /// A publisher that emits an event for each new frame.
  var changes: PassthroughSubject<Void, Never> {
    let changes = subject ?? PassthroughSubject()
    subject = changes
    return changes
  }

  /// Notifies subscribers of a new frame.
  func sendChange() { subject?.send() }

  /// Sets the initial content of the screen.
  func begin(with block: Block) { screen = block }

  /// Ends a turn that updated the screen.
  ///
  /// - Returns: Whether the content of the screen changed.
  func endTurn(with block: Block) -> Bool {
    turns += 1
    if screen.isIdentical(to: block) { return false }
    screen = block
    return true
  }
}
