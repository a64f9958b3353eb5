import PlatenContext
import PlatenLines
import PlatenNavigation

/// The views of a screen, its focus, and the frame of the last turn.
@MainActor
package final class LiveScreen {
  /// The maximum number of focus changes per turn. This limit ends an infinite loop in the program.
  private static let maxFocusMoves = 10

  let context: SessionContext
  let graph: Graph
  let focus: FocusManager
  let secrets: SecretStore
  /// The turns that changed the frame, or `nil` if the session stores no history.
  let history: History?
  let output = FrameOutput()

  /// Creates a screen whose views are up to date.
  init(_ graph: Graph, in context: SessionContext, secrets: SecretStore, history: History?) {
    self.graph = graph
    self.context = context
    self.secrets = secrets
    self.history = history
    focus = FocusManager(in: graph, context: context)
    output.begin(with: graph.block)
    history?.begin(with: Frame(graph.block))
    graph.onNeedsUpdate = { [weak self] in
      MainQueue.enqueue { self?.flush() }
    }
  }

  /// Performs work in the context of the session, with its log and clock.
  @discardableResult
  func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    output.invalidateSnapshot()
    return try context.perform(work)
  }

  /// Ends the screen: its views disappear.
  func close() { graph.close() }
}

// MARK: - Turns

extension LiveScreen {
  /// Applies all pending changes to the frame, the focus, and the controls.
  ///
  /// Every input and every query calls this method first, and every turn of the main queue with
  /// changes calls it last. Properties never call it.
  ///
  /// - Returns: The screen, with up-to-date properties.
  /// - Complexity: O(1) if there are no changes.
  @discardableResult
  package func flush() -> LiveScreen {
    output.invalidateSnapshot()
    var hasUpdated = updateGraph()
    var moves = 0
    while hasUpdated || moves > 0 || focus.mayMove, moves < Self.maxFocusMoves, settleFocus() {
      moves += 1
      hasUpdated = updateGraph() || hasUpdated
    }
    if hasUpdated || moves > 0 { output.invalidateSnapshot() }
    let hasNews = output.footer?.takeNews() ?? false
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
    let hasMoved = focus.settle()
    if hasMoved { secrets.endTyping() }
    return hasMoved
  }

  /// Ends the current turn, and notifies observers of the frame.
  ///
  /// - Parameter isShownAnew: Whether the focus or the footer changed, independently of the lines
  ///   of the screen.
  private func endTurn(isShownAnew: Bool) {
    let hasChanged = output.endTurn(with: graph.block)
    history?.endTurn(with: Frame(graph.block))
    if hasChanged || isShownAnew { output.onFrame?() }
    if hasChanged { output.sendChange() }
  }

  /// Whether the frame and the focus are up to date.
  var isSettled: Bool { !graph.isStale && !focus.mayMove }
}

// MARK: - Contents

extension LiveScreen {
  /// The screen, followed by the footer.
  var frame: Frame { output.frame(width: width) }

  /// The number of turns that updated the screen.
  package var turns: Int { output.turns }

  /// The width of the screen, in cells.
  package var width: Int { graph.width }

  /// The characters that styles use to draw controls.
  package var glyphs: Glyphs { graph.glyphs }

  /// The content below the screen, or `nil` if there is none.
  package var footer: (any SessionFooter)? {
    get { output.footer }
    set { output.footer = newValue }
  }

  /// The screen as a screen reader announces it.
  package var speech: SpokenScreen {
    guard let footer = footer?.speech, !footer.isEmpty else { return graph.speech }
    return graph.speech.followed(by: footer)
  }

  /// The kind of the topmost modal and the lines of the frame that show it, or `nil` if no modal is
  /// above other lines.
  ///
  /// - Complexity: O(1).
  package var topModal: (kind: Modal.Kind, lines: Range<Int>)? {
    guard graph.coveredCount > 0, let kind = graph.topModalKind else { return nil }
    return (kind, graph.coveredCount..<max(graph.block.count, graph.coveredCount))
  }

  /// The identity of the topmost layer, or `nil` if the screen has not been drawn.
  package var topLayer: NodeID? { graph.topOrigin }

  /// The layers and names after the last update.
  var snapshot: ScreenSnapshot { output.snapshot(of: graph) }

  /// The screen itself and the modals above it, from bottom to top.
  package var layers: [Layer] { snapshot.layers }

  /// The controls of the topmost layer after the last update.
  package var controls: [ControlElement] { snapshot.controls }

  /// Returns the current state of a control, or `nil` if the control is no longer available in the
  /// topmost layer.
  func current(_ control: ControlElement) -> ControlElement? {
    flush()
    return graph.current(control)
  }
}

// MARK: - Focus

extension LiveScreen {
  /// The focused control, or `nil` while the prompt has the focus.
  package var focusedControl: ControlElement? { focus.control }

  /// Whether the frame highlights the focused control.
  package var showsFocus: Bool {
    get { focus.isShown }
    set { focus.isShown = newValue }
  }

  /// Moves the focus to a control of the topmost layer, or to the prompt.
  func setFocus(_ control: ControlElement?) {
    guard let top = snapshot.top else { return }
    secrets.endTyping()
    focus.move(to: control, in: top)
  }
}
