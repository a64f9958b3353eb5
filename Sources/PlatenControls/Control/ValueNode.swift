@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The node of a control that shows its value beside its label.
class ValueNode<V: ControlView>: ControlNode<V> {
  /// What the value consists of; each piece stands in a line whole, if it can.
  var pieces: [Line] { [] }

  /// The cells between two pieces of one line.
  var gap: Int { 1 }

  /// The cells that the value takes.
  var valueWidths: WidthRange { pieces.widths(gap: gap) }

  /// The lines of the value.
  func valueLines(within width: Int) -> [Line] { pieces.flowing(within: width, gap: gap) }

  private var labeled: LabelPlacement { LabelPlacement(label: labelLine, value: valueWidths) }

  final override func usualWidths() -> WidthRange {
    var widths = labeled.widths
    widths.ideal += path.width
    widths.max = max(widths.max, widths.ideal)
    return widths
  }

  final override func makeLines(for proposal: Proposal) -> [Line] {
    let lines = labeled.lines(for: proposal) { valueLines(within: $0).map(marked) }
    return addingState(to: lines, for: proposal)
  }
}
