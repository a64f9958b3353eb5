@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The node of a control that displays a value next to its label.
class ValueNode<V: ControlView>: ControlNode<V> {
  /// The segments of the value, with the focus attribute on those that the focus fills. A segment
  /// wraps only if it is wider than the available width.
  var pieces: [Line] { [] }

  /// The distance between two segments in the same line, in cells.
  var gap: Int { 1 }

  /// The width range of the value, in cells.
  var valueWidths: WidthRange { pieces.widths(gap: gap) }

  /// Returns the lines of the value in the specified width.
  func valueLines(within width: Int) -> [Line] { pieces.flowing(within: width, gap: gap) }

  /// The lines of an open menu below the value.
  var menuLines: [Line] { [] }

  private var labeled: LabelPlacement { LabelPlacement(label: labelLine, value: valueWidths) }

  final override func usualWidths() -> WidthRange {
    var widths = labeled.widths
    widths.ideal += path.width
    widths.max = max(widths.max, widths.ideal)
    return widths
  }

  final override func makeLines(for proposal: Proposal) -> [Line] {
    let lines = labeled.lines(for: proposal) { width in
      valueLines(within: width).map(besideFocus)
        + menuLines.flatMap { $0.wrapped(to: max(width, 1)) }
    }
    return addingState(to: lines, for: proposal)
  }
}
