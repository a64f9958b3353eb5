import PlatenLines

/// Something to press.
///
///     Button("Save") { save() }
///     Button(role: .destructive, action: delete) { Text("Delete") }
///
/// The label stands in parentheses and wraps where the room is narrow.
public struct Button<Label: View>: ControlView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button that runs an action when it is pressed.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button of a role that runs an action when it is pressed.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  static var isLabelBeside: Bool { false }

  func makeNode(in place: Place) -> Node { ButtonNode(self, in: place) }
}

extension Button where Label == Text {
  /// A button with a title.
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button of a role with a title.
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for, where that matters.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// A button that deletes: red.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

private final class ButtonNode<Label: View>: ControlNode<Button<Label>> {
  /// The cells of the parentheses and the spaces inside them.
  private static var frameWidth: Int { 4 }

  private var role: ButtonRole? {
    didSet { if role != oldValue { requireLayout() } }
  }

  private var look: AnyButtonStyle?

  override func readMore() {
    role = view.role
    look = EnvironmentValues(scope).buttonStyle
  }

  /// The label, and what a program's own style draws, which may show it or not.
  override func makeContent() {
    guard let look else { return super.makeContent() }
    let label = ButtonStyleConfiguration.Label(content: AnyView(view.label))
    let configuration = ButtonStyleConfiguration(role: role, label: label, isPressed: false)
    setContent(TupleView((view.label, look.body(of: configuration))))
  }

  override var labelNode: Node { look == nil ? content : content.children[0] }

  /// What a program's own style draws.
  private var drawn: Node? {
    if look == nil { return nil }
    _ = content.widths  // So that everything below tells when it changes.
    return content.children[1]
  }

  override var control: Control {
    Control(
      .button, label: labelText, isEnabled: isEnabled, cancels: view.role == .cancel,
      verbs: [.press, .focus], origin: origin
    ) { [weak self] verb, _ in
      if verb == .press { self?.press() }
    }
  }

  private func press() {
    view.action()
    EnvironmentValues(scope).answerAction.run()
  }

  override func makeWidths() -> Widths {
    if let drawn { return drawn.widths }
    let own = labelLines().reduce(0) { max($0, $1.width) } + Self.frameWidth
    let whole = isEnabled ? own : own + 1 + state.width
    return Widths(min(content.widths.least + Self.frameWidth, whole), whole, whole)
  }

  /// The label in parentheses, and beside it the state.
  override func makeLines(for proposal: Proposal) -> [Line] {
    if let drawn {
      let lines = drawn.arranged(in: Column(proposal: Proposal(width: proposal.width))).lines
      return addingState(to: lines, for: proposal)
    }
    let labels = labelLines(within: max(proposal.width - Self.frameWidth, 1))
    return addingState(to: parenthesized(labels), for: proposal)
  }

  private func parenthesized(_ labels: [Line]) -> [Line] {
    if labels.isEmpty { return ["( )"] }
    return labels.enumerated().map { row, line in
      (row == 0 ? "( " : "  ") + ink(line) + (row == labels.count - 1 ? " )" : "")
    }
  }

  private func ink(_ line: Line) -> Line {
    role == .destructive ? line.styled(Style(foreground: .red)) : line
  }
}
