@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A control that runs an action when the user presses it.
///
///     Button("Save") { save() }
///     Button(role: .destructive, action: delete) { Text("Delete") }
///
/// The label is displayed in parentheses and wraps if the available width is too small. A frame that
/// is too narrow for the parentheses and the longest word does not apply. The word `destructive`
/// follows a destructive button: `( Delete ) destructive`.
public struct Button<Label: View>: ControlView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  package var kind = ButtonKind.action

  /// Creates a button with a view as its label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a view as its label.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  static var isLabelBeside: Bool { false }

  package func makeNode(in context: NodeContext) -> Node { ButtonNode(self, in: context) }
}

extension Button where Label == Text {
  /// Creates a button with the usual title of a role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) {
      Text(role == .destructive ? "Delete" : role.name.capitalized)
    }
  }

  /// Creates a button with a string title.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a string title and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The kinds of buttons, which differ in appearance.
package enum ButtonKind: Equatable {
  /// A button that runs an action.
  case action
  /// A button that opens or closes a menu.
  case menu(isOpen: Bool)
  /// A link to another view, displayed without parentheses in a row of a list or a form.
  case link(isRow: Bool)
  /// A button that returns to the previous view.
  case back

  /// The markers before and after the label.
  fileprivate var signs: (before: String, behind: String) {
    switch self {
    case .action: ("", "")
    case .menu: ("", " ▾")
    case .link: ("", " ›")
    case .back: ("‹ ", "")
    }
  }

  fileprivate var isLink: Bool { if case .link = self { true } else { false } }

  fileprivate var isOpen: Bool? { if case .menu(let isOpen) = self { isOpen } else { nil } }

  fileprivate var isRow: Bool { self == .link(isRow: true) }
}

private final class ButtonNode<Label: View>: ControlNode<Button<Label>> {
  /// The width of the parentheses, the spaces inside them, and the markers, in cells.
  private var frameWidth: Int { (kind.isRow ? 0 : 4) + signs.before.width + signs.behind.width }

  private var role: ButtonRole? {
    didSet { setNeedsLayout(ifChanged: role, from: oldValue) }
  }
  private var kind = ButtonKind.action {
    didSet { setNeedsLayout(ifChanged: kind, from: oldValue) }
  }
  /// Whether the Return key presses the button.
  private var isDefault = false {
    didSet { setNeedsLayout(ifChanged: isDefault, from: oldValue) }
  }

  override func readMore() {
    (role, kind) = (view.role, view.kind)
    isDefault = EnvironmentValues(scope).isDefaultAction
  }

  override func drawing(in values: EnvironmentValues) -> AnyView? {
    if let style = values.buttonStyle {
      return style.body(ButtonStyleConfiguration(role: role, label: label, isPressed: false))
    }
    return values.primitiveButtonStyle.map { style in
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: label, action: view.action)
      return AnyView(style.body(configuration).environment(\.primitiveButtonStyle, nil))
    }
  }

  /// The label for a custom style.
  private var label: ButtonStyleConfiguration.Label {
    ButtonStyleConfiguration.Label(content: AnyView(view.label))
  }

  override var remarks: [String] {
    (role == .destructive ? ["destructive"] : []) + (kind.isOpen == true ? ["open"] : [])
  }

  /// Returns `true` for a row, because no parenthesis separates its label from its state.
  override var endsInWords: Bool { kind.isRow }

  override var control: ControlElement {
    ControlElement(controlKind, label: labelText, isEnabled: isEnabled, at: self)
  }

  private var controlKind: ControlKind {
    let press: ControlKind.Press = { [weak self] in self?.press() }
    return switch view.kind {
    case .action, .back: .button(.init(role: view.role, press: press))
    case .menu(let isOpen): .menu(isOpen: isOpen, press: press)
    case .link: .link(address: nil, press: press)
    }
  }

  private func press() {
    view.action()
    EnvironmentValues(scope).answerAction.run()
  }

  override func usualWidths() -> WidthRange {
    let label = labelBlock()
    if showsNothing(of: label) { return .none }
    let frame = frameWidth + path.width
    let whole = label.width + frame
    let most = kind.isRow ? min(content.widths.max + frame, WidthRange.unlimited) : whole
    return WidthRange(
      min(content.widths.min + frameWidth, whole), whole, max(most, whole),
      framing: labelNode.widths.framing == .none ? .none : .aboveMinimum)
  }

  /// Returns whether the button is a link with an empty label, which makes the link invisible.
  private func showsNothing(of label: Block) -> Bool { kind.isLink && label.isEmpty }

  /// The markers before and after the label, converted to ASCII if the terminal requires it.
  private var signs: (before: Line, behind: Line) {
    let style = kind == .action || !isEnabled ? Style.plain : Style(role: .accent)
    return (
      Line(asciiSafe(kind.signs.before), style: style),
      Line(asciiSafe(kind.signs.behind), style: style)
    )
  }

  /// The style of the label, or `nil` if the label has its own style.
  private var labelStyle: Style? {
    if role == .destructive { return Style(role: .error) }
    if isDefault { return Style(.bold, foreground: .role(.accent)) }
    return kind == .back || kind.isOpen == true ? Style(role: .accent) : nil
  }

  /// Returns the text of a parenthesis.
  private func mark(_ text: String) -> Line { Line(text, style: labelStyle ?? .muted) }

  /// Returns the label, enclosed in parentheses except in a row, and the state of the button.
  override func makeLines(for proposal: Proposal) -> [Line] {
    let width = max(proposal.width - frameWidth, 1)
    let label = kind.isRow ? rowLabel(within: width) : labelBlock(within: width)
    if showsNothing(of: label) { return [] }
    return addingState(to: framed(label).map(marked), for: proposal)
  }

  /// Returns the label of a row in its maximum width, or in the specified width if that is smaller.
  private func rowLabel(within width: Int) -> Block {
    let proposal = Proposal(width: min(content.widths.max, width))
    return content.arranged(in: StackLayout(proposal: proposal))
  }

  private func framed(_ label: Block) -> [Line] {
    let (before, behind) = signs
    if label.isEmpty { return [mark("(") + before + behind + mark(" )")] }
    let labels = drawn(label)
    let first = kind.isRow ? before : mark("( ") + before
    let last = kind.isRow ? behind : behind + mark(" )")
    let texts = textLines(of: labels)
    return labels.enumerated().map { row, line in
      if line.isEmpty && !texts.contains(row) { return line }
      let start = row == texts.lowerBound ? first : Line.spaces(first.width)
      return start + ink(line) + (row == texts.upperBound ? last : .empty)
    }
  }

  /// Returns the lines of the label. An invisible label has one line, and a label without text is a
  /// filled area.
  private func drawn(_ label: Block) -> [Line] {
    if label.hasText { return label.lines }
    let lines = label.lines.map { $0.padded(to: label.width) }
    return lines.contains(where: \.isFilled) ? lines : Array(lines.prefix(1))
  }

  /// Returns the range from the first line with text to the last. Lines outside it are padding.
  private func textLines(of labels: [Line]) -> ClosedRange<Int> {
    let texts = labels.indices.filter { !labels[$0].isBlank }
    return (texts.first ?? 0)...(texts.last ?? labels.count - 1)
  }

  private func ink(_ line: Line) -> Line {
    labelStyle.map(line.styled) ?? line
  }
}
