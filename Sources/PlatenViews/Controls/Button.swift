import PlatenLines

/// Something to press.
///
///     Button("Save") { save() }
///     Button(role: .destructive, action: delete) { Text("Delete") }
///
/// The label stands in parentheses and wraps where the room is narrow. A button that destroys says
/// so: `( Delete ) destructive`.
public struct Button<Label: View>: ControlView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Of the button of a menu: whether that is open.
  var isOpen: Bool?

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
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button of a role with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for, where that matters.
public struct ButtonRole: Equatable, Sendable {
  /// As it is told: `destructive` or `cancel`.
  package let name: String

  /// A button that deletes: red, and it says so.
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
  private var isOpen: Bool? {
    didSet { if isOpen != oldValue { requireLayout() } }
  }

  private var look: AnyButtonStyle?

  override func readMore() {
    (role, isOpen) = (view.role, view.isOpen)
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

  override var remarks: [String] {
    (role == .destructive ? ["destructive"] : []) + (isOpen == true ? ["open"] : [])
  }

  override var control: Control {
    Control(
      view.isOpen == nil ? .button : .menu, label: labelText,
      value: view.isOpen.map { $0 ? "open" : "closed" }, isEnabled: isEnabled,
      purpose: view.role, verbs: .ofButtons, at: self
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
    let frame = Self.frameWidth + sign.width
    let whole = labelLines().reduce(0) { max($0, $1.width) } + frame + trail.width
    return Widths(min(content.widths.least + frame, whole), whole, whole)
  }

  /// Behind the label of a menu: that there is more.
  private var sign: Line { isOpen == nil ? .empty : Line(own(" ▾")) }

  /// The label in parentheses, and beside it the state.
  override func makeLines(for proposal: Proposal) -> [Line] {
    if let drawn {
      let lines = drawn.arranged(in: Column(proposal: Proposal(width: proposal.width))).lines
      return addingState(to: lines.map(marked), for: proposal)
    }
    let labels = labelLines(within: max(proposal.width - Self.frameWidth - sign.width, 1))
    return addingState(to: parenthesized(labels).map(marked), for: proposal)
  }

  private func parenthesized(_ labels: [Line]) -> [Line] {
    if labels.isEmpty { return ["(" + sign + " )"] }
    return labels.enumerated().map { row, line in
      (row == 0 ? "( " : "  ") + ink(line) + (row == labels.count - 1 ? sign + " )" : "")
    }
  }

  private func ink(_ line: Line) -> Line {
    role == .destructive ? line.styled(Style(role: .error)) : line
  }
}
