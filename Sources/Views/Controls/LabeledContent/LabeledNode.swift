@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The base class of nodes whose first child is the label of their other children.
class LabeledNode<V: View>: ContainerNode<V> {
  private final var hidesLabel = false {
    didSet { setNeedsLayout(ifChanged: hidesLabel, from: oldValue) }
  }

  /// Reads whether the label is hidden, then calls a closure that reads other properties, and
  /// tracks all of them as dependencies. Every evaluation must call this method.
  final func readLabel(and readMore: () -> Void = {}) {
    tracking {
      hidesLabel = EnvironmentValues(scope).labelsAreHidden
      readMore()
    }
  }

  /// The label on a single line, or an empty line if the label is hidden.
  var label: Line { hidesLabel ? .empty : content.children[0].oneLine }

  /// The width range of the labeled content, in cells.
  var valueWidths: WidthRange { .none }

  /// Returns the lines of the labeled content at the specified width, in cells.
  func valueLines(within width: Int) -> [Line] { [] }

  private var labeled: LabelPlacement {
    content.relyOnLayout()
    return LabelPlacement(label: label, value: valueWidths)
  }

  final override func makeWidthRange() -> WidthRange { labeled.widths }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    Block(labeled.lines(for: proposal, value: valueLines), origin: origin)
      .unless(equalTo: old)
  }
}

extension Node {
  /// The lines of the node at its ideal width, joined into a single line.
  final var oneLine: Line {
    arranged(in: StackLayout(proposal: Proposal(width: widths.ideal))).lines.joined(separator: " ")
  }
}
