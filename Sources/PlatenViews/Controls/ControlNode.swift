import PlatenLines

/// A view that a user can act on, with a label.
@MainActor
protocol ControlView: Primitive {
  associatedtype Label: View
  var label: Label { get }
}

/// The node of a control: what all controls share.
class ControlNode<V: ControlView>: ContainerNode<V> {
  private(set) final var isEnabled = true {
    didSet { if isEnabled != oldValue { requireLayout() } }
  }
  private final var style = Style.plain {
    didSet { if style != oldValue { requireLayout() } }
  }

  final override func evaluate() {
    reading {
      let values = EnvironmentValues(scope)
      (isEnabled, style) = (values.isEnabled, values.textStyle)
      readMore()
    }
    setContent(view.label)
  }

  /// Reads what this kind of control shows beside its label.
  func readMore() {}

  /// The label's lines in its ideal width, or in the width given if that is less.
  final func labelLines(within width: Int = Widths.unlimited) -> [Line] {
    let proposal = Proposal(width: min(content.widths.ideal, width))
    return content.arranged(in: Column(proposal: proposal)).lines
  }

  /// The label in one line of plain text.
  final var labelText: String {
    var texts: [String] = []
    content.collectTexts(into: &texts)
    return texts.joined(separator: " ")
  }

  /// What a control says beside itself when it cannot be acted on.
  final var state: Line { isEnabled ? .empty : Line("disabled") }

  /// What a user can act on here.
  var control: Control { fatalError("\(Self.self) is a control and says which") }

  final override func collectControls(into controls: inout ControlList) {
    controls.append(control)
  }

  func makeLines(for proposal: Proposal) -> [Line] { [] }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let outer = isEnabled ? style : Style.dim.over(style)
    let lines = makeLines(for: proposal).map { $0.styled(outer) }
    return Block(lines, origin: origin).unless(equalTo: old)
  }
}
