@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that a user can act on, with a label.
@MainActor @preconcurrency
protocol ControlView: PrimitiveView {
  associatedtype Label: View
  var label: Label { get }
  /// Whether the label stands beside what is acted on, and can be left out.
  static var isLabelBeside: Bool { get }
}

extension ControlView {
  static var isLabelBeside: Bool { true }
}

/// The node of a control: what all controls share.
class ControlNode<V: ControlView>: ContainerNode<V> {
  private(set) final var hidesLabel = false {
    didSet { setNeedsLayout(ifChanged: hidesLabel, from: oldValue) }
  }
  /// The label in one line, as it was the last time, and what it was made of.
  private final var knownLabel: (node: Node, version: Int, isHidden: Bool, line: Line)?
  private final var style = Style.plain {
    didSet { setNeedsLayout(ifChanged: style, from: oldValue) }
  }
  /// Whether a program's own style draws it.
  private final var isDrawn = false

  final override func evaluate() {
    let drawn = tracking {
      let values = EnvironmentValues(scope)
      setEnabled(values.isEnabled)
      style = values.textStyle
      hidesLabel = V.isLabelBeside && values.labelsAreHidden
      readMore()
      return drawing(in: values)
    }
    isDrawn = drawn != nil
    if let drawn { setContent(TupleView((view.label, drawn))) } else { makeContent() }
  }

  /// What a program's own style makes of the control, whether or not it shows the label.
  func drawing(in values: EnvironmentValues) -> AnyView? { nil }

  /// Makes what stands below: the label, unless a kind of control has more.
  func makeContent() { setContent(view.label) }

  /// The node of the label.
  var labelNode: Node { isDrawn ? content.children[0] : content }

  /// What a program's own style draws.
  private final var drawn: Node? {
    if !isDrawn { return nil }
    content.relyOnLayout()
    return content.children[1]
  }

  /// Reads what this kind of control shows beside its label.
  func readMore() {}

  /// The label in its ideal width, or in the width given if that is less; empty if hidden.
  final func labelBlock(within width: Int = WidthRange.unlimited) -> Block {
    content.relyOnLayout()
    if hidesLabel { return .empty }
    let proposal = Proposal(width: min(labelNode.widths.ideal, width))
    return labelNode.arranged(in: StackLayout(proposal: proposal))
  }

  /// The lines of that block.
  final func labelLines(within width: Int = WidthRange.unlimited) -> [Line] {
    labelBlock(within: width).lines
  }

  /// The label in one line.
  final var labelLine: Line {
    content.relyOnLayout()
    let label = labelNode
    if let known = knownLabel, known.node === label, known.version == label.version,
      known.isHidden == hidesLabel
    {
      return known.line
    }
    let line = labelLines().joined(separator: " ").styled(Style(role: .label))
    knownLabel = (label, label.version, hidesLabel, line)
    return line
  }

  /// The label in one line of plain text.
  final var labelText: String { labelNode.text }

  /// What is to be known of the control beside its value, in words.
  var remarks: [String] { [] }

  /// Whether the control ends in words of its own, of which its state must not seem to be one.
  var endsInWords: Bool { false }

  /// What a control says behind itself: its remarks, and that it cannot be acted on.
  private final var state: Line {
    let words = remarks + (isEnabled ? [] : ["disabled"])
    if words.isEmpty { return .empty }
    let line = Line(words.joined(separator: ", "))
    return endsInWords ? .note(line) : line
  }

  /// What a control says behind itself, with the space before it.
  final var path: Line {
    let state = state
    return state.isEmpty ? .empty : " " + state
  }

  /// Lines with the state beside the first; in a form, where other rows have their values. Where
  /// it does not fit beside, it stands below.
  final func addingState(to lines: [Line], for proposal: Proposal) -> [Line] {
    let state = state
    guard !state.isEmpty, let first = lines.first else { return lines }
    let column = proposal.labels.map { $0 + Proposal.labelSpacing } ?? 0
    let stated = first.padded(to: max(column, first.width + 1)) + state
    return stated.width <= proposal.width
      ? [stated] + lines.dropFirst()
      : lines + [state.indented(by: proposal.width > state.width + 1 ? 2 : 0)]
  }

  /// What a user can act on here.
  var control: ControlElement { fatalError("\(Self.self) must override control") }

  final override func collectControls(into controls: inout ControlCollector) {
    if controls.wants(self) { controls.append(control) }
  }

  override func dropOwnCaches() {
    knownLabel = nil
    super.dropOwnCaches()
  }

  /// The cells that the control takes as it always looks.
  func usualWidths() -> WidthRange { .none }

  final override func makeWidthRange() -> WidthRange { drawn?.widths ?? usualWidths() }

  /// The lines of the control as it always looks.
  func makeLines(for proposal: Proposal) -> [Line] { [] }

  private final func drawnLines(for proposal: Proposal) -> [Line]? {
    drawn.map { node in
      let lines = node.arranged(in: StackLayout(proposal: Proposal(width: proposal.width))).lines
      return addingState(to: lines.map(marked), for: proposal)
    }
  }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let outer = isEnabled ? style : Style.dim.over(style)
    let lines = (drawnLines(for: proposal) ?? makeLines(for: proposal)).map { $0.styled(outer) }
    return Block(lines, origin: origin).unless(equalTo: old)
  }
}
