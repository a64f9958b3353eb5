@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The node of a view of several views, the first of which is a label of the others.
class LabeledNode<V: View>: ContainerNode<V> {
  private final var hidesLabel = false {
    didSet { setNeedsLayout(ifChanged: hidesLabel, from: oldValue) }
  }

  /// Reads whether the label is shown, and more; to be called by each evaluation.
  final func readLabel(and readMore: () -> Void = {}) {
    tracking {
      hidesLabel = EnvironmentValues(scope).labelsAreHidden
      readMore()
    }
  }

  /// The label in one line; empty if it is hidden.
  var label: Line { hidesLabel ? .empty : content.children[0].oneLine }

  /// The cells that the labelled takes.
  var valueWidths: WidthRange { .none }

  /// The lines of the labelled.
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
  /// What is shown here, in one line of its ideal width.
  final var oneLine: Line {
    arranged(in: StackLayout(proposal: Proposal(width: widths.ideal))).lines.joined(separator: " ")
  }
}
