@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A labeled view with which the user can interact.
@MainActor @preconcurrency
protocol ControlView: PrimitiveView {
  associatedtype Label: View
  var label: Label { get }
  /// Whether the label is placed next to the control and can be hidden.
  static var isLabelBeside: Bool { get }
}

extension ControlView {
  static var isLabelBeside: Bool { true }
}

/// The base class of the nodes of all controls.
class ControlNode<V: ControlView>: ContainerNode<V> {
  private(set) final var hidesLabel = false {
    didSet { setNeedsLayout(ifChanged: hidesLabel, from: oldValue) }
  }
  /// The cached line of the label and the values from which the line was computed.
  private final var knownLabel: (node: Node, version: Int, isHidden: Bool, line: Line)?
  private final var style = Style.plain {
    didSet { setNeedsLayout(ifChanged: style, from: oldValue) }
  }
  /// Whether a custom style draws the control.
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

  /// Returns the view that a custom style creates for the control, or `nil` if no style is set.
  ///
  /// The view might not include the label.
  func drawing(in values: EnvironmentValues) -> AnyView? { nil }

  /// Creates the content of the node, which by default is only the label.
  func makeContent() { setContent(view.label) }

  /// The node of the label, whether or not a custom style draws the control.
  var labelNode: Node { isDrawn ? content.children[0] : content }

  /// The node of the view that a custom style creates, or `nil` if no style is set.
  private final var drawn: Node? {
    if !isDrawn { return nil }
    content.relyOnLayout()
    return content.children[1]
  }

  /// Omits the text that a custom style draws, because it repeats that of the label.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let isText = key == TextsKey.self || key == TitlesKey.self
    return isDrawn && isText ? labelNode.preference(key) : super.preference(key)
  }

  /// Reads the properties that a subclass displays in addition to the label.
  func readMore() {}

  /// Returns the label in its ideal width, or in the specified width if that is smaller.
  ///
  /// The block is empty if the label is hidden.
  final func labelBlock(within width: Int = WidthRange.unlimited) -> Block {
    content.relyOnLayout()
    if hidesLabel { return .empty }
    let proposal = Proposal(width: min(labelNode.widths.ideal, width))
    return labelNode.arranged(in: StackLayout(proposal: proposal))
  }

  /// Returns the lines of the label in its ideal width, or in the specified width if that is
  /// smaller.
  final func labelLines(within width: Int = WidthRange.unlimited) -> [Line] {
    labelBlock(within: width).lines
  }

  /// The label as a single styled line.
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

  /// The label as a single line of plain text.
  final var labelText: String { labelNode.text }

  /// The remarks that follow the control, such as "destructive".
  var remarks: [String] { [] }

  /// Whether the state of the control is in parentheses, because the control ends with text.
  var endsInWords: Bool { false }

  /// The remarks on the control, followed by "disabled" if the control is disabled.
  private final var state: Line {
    let words = remarks + (isEnabled ? [] : ["disabled"])
    if words.isEmpty { return .empty }
    let line = Line(words.joined(separator: ", "), style: .muted)
    return endsInWords ? .note(line) : line
  }

  /// The state of the control with a leading space, or an empty line if there is no state.
  final var path: Line {
    let state = state
    return state.isEmpty ? .empty : " " + state
  }

  /// Returns the lines with the state of the control appended to the first line.
  ///
  /// In a form, the state is aligned with the values of other rows. If the first line has no space
  /// for the state, the state occupies a separate line after the others.
  final func addingState(to lines: [Line], for proposal: Proposal) -> [Line] {
    let state = state
    guard !state.isEmpty, let first = lines.first else { return lines }
    let column = proposal.labels.map { $0 + Proposal.labelSpacing } ?? 0
    let stated = first.padded(to: max(column, first.width + 1)) + state
    return stated.width <= proposal.width
      ? [stated] + lines.dropFirst()
      : lines + [state.indented(by: proposal.width > state.width + 1 ? 2 : 0)]
  }

  /// The element through which commands and keys operate the control.
  var control: ControlElement { fatalError("\(Self.self) must override control") }

  /// The items of the control's open menu, which appear below the control.
  var items: [ControlElement] { [] }

  final override func collectControls(into controls: inout ControlCollector) {
    guard controls.wants(self) else { return }
    controls.append(control)
    for var item in items {
      item.add(toMenu: origin)
      controls.append(item)
    }
  }

  override func dropOwnCaches() {
    knownLabel = nil
    super.dropOwnCaches()
  }

  /// Returns the width range of the control in its built-in style.
  func usualWidths() -> WidthRange { .none }

  final override func makeWidthRange() -> WidthRange { drawn?.widths ?? usualWidths() }

  /// Returns the lines of the control in its built-in style.
  func makeLines(for proposal: Proposal) -> [Line] { [] }

  private final func drawnLines(for proposal: Proposal) -> [Line]? {
    drawn.map { node in
      let lines = node.arranged(in: StackLayout(proposal: Proposal(width: proposal.width))).lines
      return addingState(to: lines.map(marked), for: proposal)
    }
  }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let lines = (drawnLines(for: proposal) ?? makeLines(for: proposal)).map { $0.styled(style) }
    return Block(isEnabled ? lines : lines.map(\.muted), origin: origin).unless(equalTo: old)
  }
}
