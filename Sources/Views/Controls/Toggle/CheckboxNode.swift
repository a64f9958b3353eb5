@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A view with a checkbox in front of its label.
@MainActor @preconcurrency
protocol CheckboxView: ControlView {
  var isOn: Binding<Bool> { get }
  /// The text of a checked box and of an unchecked box.
  static var boxes: (on: Line, off: Line) { get }
  /// Returns the kind of control that represents the view in one of its states.
  static func control(isOn: Bool, toggle: @escaping ControlKind.Press) -> ControlKind
  /// Returns the view that a custom style creates; `nil` without a custom style.
  func drawn(in values: EnvironmentValues) -> AnyView?
}

extension CheckboxView {
  func drawn(in values: EnvironmentValues) -> AnyView? { nil }
}

/// The node of a checkbox view: a box followed by the label, whose lines wrap next to the box.
final class CheckboxNode<V: CheckboxView>: ControlNode<V> {
  /// The width of the box and the following space, in cells.
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
    let label = hidesLabel ? WidthRange(fixed: -1) : labelNode.widths  // Omits the space, too.
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
