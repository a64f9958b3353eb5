import PlatenLines

/// The appearance of the focused control in the lines of its node.
package struct FocusMark {
  /// The number of characters before the caret of a field, or `nil` if the caret is at its end.
  package let caret: Int?
}

/// The focused control of a screen, and whether the frame shows it.
struct FocusDisplay {
  /// The position of the focused control, or `nil` while no control has the focus.
  fileprivate var indicator: Indicator?
  /// Whether lines show the focused control and the cursor rows of lists.
  fileprivate(set) var isShown = false
  /// The focus state that the program set last, or `nil` after the request is handled.
  var request: FocusStateID?

  /// The position at which the focused control is indicated.
  fileprivate struct Indicator {
    let origin: NodeID
    /// The node that displays the focused control.
    weak var node: Node?
    /// The lists whose rows contain the control.
    let lists: [NodeID]
    /// The number of characters before the caret of a field, or `nil` if the caret is at the end.
    var caret: Int?
  }
}

extension Graph {
  /// Moves the focus of the screen to a control, or to none.
  ///
  /// - Parameters:
  ///   - point: The number of characters before the caret of a field.
  ///   - isShown: Whether lines show the focus. A list keeps its cursor row in the viewport in
  ///     either case.
  package func setFocus(_ control: ControlElement?, at point: Int? = nil, isShown: Bool) {
    guard focus.isShown != isShown || focus.indicator?.origin != control?.origin else {
      return movePoint(to: point)
    }
    let old = focus
    let new = control.map {
      FocusDisplay.Indicator(
        origin: $0.origin, node: $0.node, lists: $0.path.map(\.list), caret: point)
    }
    focus = FocusDisplay(indicator: new, isShown: isShown, request: old.request)
    if old.indicator?.origin != new?.origin { offers.focus.changed() }
    for node in [old.indicator?.node, control?.node].compactMap({ $0 })
    where isShown || old.isShown || node.scrolling != nil {
      node.setNeedsLayout()
    }
  }

  private func movePoint(to point: Int?) {
    guard focus.isShown, focus.indicator?.caret != point else { return }
    focus.indicator?.caret = point
    focus.indicator?.node?.setNeedsLayout()
  }
}

extension Graph {
  /// The node that displays the focused control. Reading it tracks a dependency.
  var focusedNode: Node? {
    offers.focus.read()
    return focus.indicator?.node
  }
}

extension Node {
  /// Whether this node displays the focused control, even if the lines do not show the focus.
  package final var hasFocus: Bool { graph.focus.indicator?.origin == origin }

  /// Whether a control in one of this node's rows has the focus.
  package final var hasFocusInRow: Bool {
    graph.focus.indicator?.lists.contains(origin) ?? false
  }

  /// Whether the lines of this node show the focus.
  package final var showsFocus: Bool { graph.focus.isShown }

  /// The mark of the focus, if this node displays the focused control and lines show the focus.
  package final var focusMark: FocusMark? {
    graph.focus.isShown && hasFocus ? FocusMark(caret: graph.focus.indicator?.caret) : nil
  }

  /// Returns a line with the focus attribute, if this node displays the focused control.
  package final func marked(_ line: Line) -> Line {
    focusMark == nil ? line : line.styled(Style(.focused))
  }

  /// Returns a line of the focused control that is not filled, if this node displays that control.
  package final func besideFocus(_ line: Line) -> Line {
    focusMark == nil ? line : line.styled(Style(.besideFocus))
  }

  /// Returns a block with the focus attribute on its first nonempty line, if this node displays the
  /// focused control.
  ///
  /// Runs with a background color, such as the runs of an image, are not changed.
  package final func marked(_ block: Block) -> Block {
    guard focusMark != nil else { return block }
    let above = block.lines.prefix(while: \.isEmpty).count
    let line = block.dropFirst(above).prefix(1).mapLines { line in
      line.restyled { $0.background == nil ? Style(.focused).over($0) : $0 }
    }
    return Block(joining: [block.prefix(above), line, block.dropFirst(above + 1)])
  }
}
