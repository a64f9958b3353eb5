import PlatenLines

/// The position at which the focused control is indicated.
package struct FocusIndicator {
  let origin: NodeID
  /// The node that displays the focused control.
  weak var node: Node?
  /// The number of characters before the caret of a field, or `nil` if the caret is at the end.
  package fileprivate(set) var caret: Int?
}

extension Graph {
  /// Indicates the focused control, or removes the indication if the control is `nil`.
  ///
  /// - Parameter point: The number of characters before the caret of a field.
  package func showFocus(_ control: ControlElement?, at point: Int? = nil) {
    guard focusMark?.origin != control?.origin else { return movePoint(to: point) }
    let old = focusMark
    focusMark = control.map { FocusIndicator(origin: $0.origin, node: $0.node, caret: point) }
    old?.node?.setNeedsLayout()
    control?.node?.setNeedsLayout()
  }

  private func movePoint(to point: Int?) {
    guard focusMark?.caret != point else { return }
    focusMark?.caret = point
    focusMark?.node?.setNeedsLayout()
  }
}

extension Node {
  /// The focus indicator, if this node displays the focused control.
  package final var focusMark: FocusIndicator? {
    graph.focusMark?.origin == origin ? graph.focusMark : nil
  }

  /// Returns a line with the focus attribute, if this node displays the focused control.
  package final func marked(_ line: Line) -> Line {
    focusMark == nil ? line : line.styled(Style(.focused))
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
