import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view with a box in front of its label that says whether it is on.
@MainActor @preconcurrency
protocol CheckboxView: ControlView {
  var isOn: Binding<Bool> { get }
  static var role: ControlRole { get }
  /// The box, and the value in words, of one that is on and of one that is off.
  static var on: (box: Line, value: String) { get }
  static var off: (box: Line, value: String) { get }
  /// What a program's own style makes of it.
  func drawn(in values: EnvironmentValues) -> AnyView?
}

extension CheckboxView {
  func drawn(in values: EnvironmentValues) -> AnyView? { nil }
}

/// The node of such a view: the box and the label, which wraps beside it.
final class CheckboxNode<V: CheckboxView>: ControlNode<V> {
  /// The cells of the box and of the space behind it.
  private static var boxWidth: Int { 4 }

  private var isOn = false {
    didSet { setNeedsLayout(ifChanged: isOn, from: oldValue) }
  }

  override var endsInWords: Bool { true }

  override func readMore() { isOn = view.isOn.wrappedValue }

  override func drawing(in values: EnvironmentValues) -> AnyView? { view.drawn(in: values) }

  override var control: ControlElement {
    ControlElement(
      V.role, label: labelText, value: (view.isOn.wrappedValue ? V.on : V.off).value,
      isEnabled: isEnabled, actions: [.toggle, .focus], at: self
    ) { [weak self] action, _ in
      if action == .toggle { self?.view.isOn.wrappedValue.toggle() }
    }
  }

  override func usualWidths() -> WidthRange {
    let label = hidesLabel ? WidthRange(fixed: -1) : labelNode.widths  // Not even the space.
    let whole = Self.boxWidth + label.ideal + path.width
    return WidthRange(min(Self.boxWidth + label.min, whole), whole, whole)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    let labels = labelLines(within: max(proposal.width - Self.boxWidth, 1))
    let box = (isOn ? V.on : V.off).box
    let first = labels.first.map { box + " " + $0 } ?? box
    let lines = [first] + labels.dropFirst().map { $0.indented(by: Self.boxWidth) }
    return addingState(to: lines.map(marked), for: proposal)
  }
}
