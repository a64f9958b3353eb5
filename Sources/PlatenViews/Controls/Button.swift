import PlatenLines

/// Something to press.
///
///     Button("Save") { save() }
///     Button(role: .destructive, action: delete) { Text("Delete") }
public struct Button<Label: View>: ControlView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func makeNode(in place: Place) -> Node { ButtonNode(self, in: place) }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

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
  override var control: Control {
    Control(.button, label: labelText, isEnabled: isEnabled, verbs: [.press, .focus], node: self) {
      [unowned self] verb, _ in
      if verb == .press { view.action() }
    }
  }

  override func makeWidths() -> Widths {
    let own = labelLines.reduce(0) { max($0, $1.width) } + 4
    return Widths(fixed: isEnabled ? own : own + 1 + state.width)
  }

  /// The label in parentheses; in a form, the state stands where other rows have their values.
  override func makeLines(for proposal: Proposal) -> [Line] {
    let labels = labelLines
    let last = labels.count - 1
    var lines = labels.enumerated().map { row, line in
      (row == 0 ? "( " : "  ") + ink(line) + (row == last ? " )" : "")
    }
    if labels.isEmpty { lines = ["( )"] }
    if !isEnabled {
      let column = proposal.labels.map { $0 + Proposal.labelSpacing } ?? 0
      lines[0] = lines[0].padded(to: max(column, lines[0].width + 1)) + state
    }
    return lines
  }

  private func ink(_ line: Line) -> Line {
    view.role == .destructive ? line.styled(Style(foreground: .red)) : line
  }
}
