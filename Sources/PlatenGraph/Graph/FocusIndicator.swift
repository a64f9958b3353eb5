import PlatenLines

/// The control that is shown to have the focus.
package struct FocusIndicator {
  let origin: NodeID
  /// What shows it.
  weak var node: Node?
  /// Of a field: how many characters stand before the next one that is typed; the end, if nothing.
  package fileprivate(set) var caret: Int?
}

extension Graph {
  /// Shows that a control has the focus, or that none has.
  ///
  /// - Parameter point: Of a field, how many of its characters stand before the edit point.
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
  /// The focus, if it is shown to be here.
  package final var focusMark: FocusIndicator? {
    graph.focusMark?.origin == origin ? graph.focusMark : nil
  }

  /// A line of what keys act on while the focus is here.
  package final func marked(_ line: Line) -> Line {
    focusMark == nil ? line : line.styled(Style(.focused))
  }

  /// A block of which the first line that is not empty is marked while the focus is here, without
  /// what has a background of its own, as pictures have.
  package final func marked(_ block: Block) -> Block {
    guard focusMark != nil else { return block }
    let above = block.lines.prefix(while: \.isEmpty).count
    let line = block.dropFirst(above).prefix(1).mapLines { line in
      line.restyled { $0.background == nil ? Style(.focused).over($0) : $0 }
    }
    return Block(joining: [block.prefix(above), line, block.dropFirst(above + 1)])
  }
}
