import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view with a box in front of its label that says whether it is on.
@MainActor @preconcurrency
protocol CheckboxView: ControlView {
  var isOn: Binding<Bool> { get }
  /// The boxes of one that is on and of one that is off.
  static var boxes: (on: Line, off: Line) { get }
  /// The control that it is while it is on or off.
  static func control(isOn: Bool, toggle: @escaping ControlKind.Press) -> ControlKind
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
    let checkbox = V.control(isOn: view.isOn.wrappedValue) { [weak self] in
      self?.view.isOn.wrappedValue.toggle()
    }
    return ControlElement(checkbox, label: labelText, isEnabled: isEnabled, at: self)
  }

  override func usualWidths() -> WidthRange {
    let label = hidesLabel ? WidthRange(fixed: -1) : labelNode.widths  // Not even the space.
    let whole = Self.boxWidth + label.ideal + path.width
    return WidthRange(min(Self.boxWidth + label.min, whole), whole, whole)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    let labels = labelLines(within: max(proposal.width - Self.boxWidth, 1))
    let box = isOn ? V.boxes.on : V.boxes.off
    let first = labels.first.map { box + " " + $0 } ?? box
    let lines = [first] + labels.dropFirst().map { $0.indented(by: Self.boxWidth) }
    return addingState(to: lines.map(marked), for: proposal)
  }
}
