import PlatenLines

/// A view that a user can act on, with a label.
@MainActor
protocol ControlView: Primitive {
  associatedtype Label: View
  var label: Label { get }
}

/// The node of a control: what all controls share.
class ControlNode<V: ControlView>: ContainerNode<V> {
  private(set) final var isEnabled = true
  private(set) final var style = Style.plain

  final override func evaluate() {
    reading {
      let values = EnvironmentValues(scope)
      (isEnabled, style) = (values.isEnabled, values.textStyle)
      readMore(in: values)
    }
    setContent(view.label)
    requireLayout()
  }

  /// Reads what this kind of control shows beside its label.
  func readMore(in values: EnvironmentValues) {}

  /// The label's lines when it may be as wide as it likes.
  final var labelLines: [Line] {
    content.arrange(in: Column(proposal: Proposal(width: Widths.unlimited))).lines
  }

  /// The label in one line of plain text.
  final var labelText: String { labelLines.map(\.text).joined(separator: " ") }

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
    if let old, old.lines == lines { return old }
    return Block(lines, origin: origin)
  }
}
