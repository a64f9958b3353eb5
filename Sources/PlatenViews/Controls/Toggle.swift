import PlatenLines

/// Something to switch on or off.
///
///     Toggle("Notify me", isOn: $notifies)  // [x] Notify me
///
/// The box in front of the label has an x in it while it is on. The input is `toggle`.
public struct Toggle<Label: View>: ControlView {
  let isOn: Binding<Bool>
  let label: Label

  /// A switch with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  func makeNode(in place: Place) -> Node { ToggleNode(self, in: place) }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private final class ToggleNode<Label: View>: ControlNode<Toggle<Label>> {
  /// The cells of the box and of the space behind it.
  private static var boxWidth: Int { 4 }

  private var isOn = false {
    didSet { if isOn != oldValue { requireLayout() } }
  }

  override func readMore() { isOn = view.isOn.wrappedValue }

  override var control: Control {
    Control(
      .toggle, label: labelText, value: view.isOn.wrappedValue ? "on" : "off",
      isEnabled: isEnabled, verbs: [.toggle, .focus], origin: origin
    ) { [weak self] verb, _ in
      if verb == .toggle { self?.view.isOn.wrappedValue.toggle() }
    }
  }

  override func makeWidths() -> Widths {
    let label = labelNode.widths
    let whole = Self.boxWidth + label.ideal + (isEnabled ? 0 : 1 + state.width)
    return Widths(min(Self.boxWidth + label.least, whole), whole, whole)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    let labels = labelLines(within: max(proposal.width - Self.boxWidth, 1))
    let box: Line = isOn ? "[x]" : "[ ]"
    let first = labels.first.map { box + " " + $0 } ?? box
    let lines = [first] + labels.dropFirst().map { $0.indented(by: Self.boxWidth) }
    return addingState(to: lines, for: proposal)
  }
}
