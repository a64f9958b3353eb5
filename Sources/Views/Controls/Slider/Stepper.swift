@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A control that increases and decreases a value in steps.
///
///     Stepper("Seats", value: $seats, in: 1...4)  // Seats [- +] 2 (1…4)
///
/// The signs in brackets show the available directions; at an end of the range, one sign is
/// missing. The commands are `increment` and `decrement`.
public struct Stepper<Label: View>: ControlView {
  let steps: any StepperActions
  let onEditingChanged: (Bool) -> Void
  let label: Label

  /// Creates a stepper that has any view as its label and runs a closure for each step. A direction
  /// without a closure is unavailable.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = ClosureStepperActions(up: onIncrement, down: onDecrement)
    self.onEditingChanged = onEditingChanged
    self.label = label()
  }

  /// Creates a stepper for an unbounded value, with any view as its label.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = ValueStepperActions(value: value, bounds: nil, size: step)
    self.onEditingChanged = onEditingChanged
    self.label = label()
  }

  /// Creates a stepper for a value in a range, with any view as its label. A step beyond a bound of
  /// the range stops at that bound.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = ValueStepperActions(value: value, bounds: bounds, size: step)
    self.onEditingChanged = onEditingChanged
    self.label = label()
  }

  package func makeNode(in context: NodeContext) -> Node { StepperNode(self, in: context) }
}

extension Stepper where Label == Text {
  /// Creates a stepper that has a string title and runs a closure for each step. A direction
  /// without a closure is unavailable.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for an unbounded value, with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with a string title. A step beyond a bound of the
  /// range stops at that bound.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

private final class StepperNode<Label: View>: ValueNode<Stepper<Label>> {
  private var shown = StepperState() {
    didSet { setNeedsLayout(ifChanged: shown, from: oldValue) }
  }

  override func readMore() { shown = view.steps.state }

  override var control: ControlElement {
    let state = view.steps.state
    let stepper = ControlKind.stepper(
      value: state.value, range: state.range.map(asciiSafe)
    ) { [weak self] step throws(ActionError) in try self?.perform(step) }
    return ControlElement(stepper, label: labelText, isEnabled: isEnabled, at: self)
  }

  private func perform(_ step: ValueStep) throws(ActionError) {
    let state = view.steps.state
    guard step.isUp ? state.canGoUp : state.canGoDown else {
      throw state.value.map { .atEnd(value: $0) } ?? .unavailable
    }
    view.onEditingChanged(true)
    view.steps.perform(step)
    view.onEditingChanged(false)
  }

  override var pieces: [Line] {
    let (down, up) = (shown.canGoDown ? "-" : " ", shown.canGoUp ? "+" : " ")
    return [
      marked(Line("[\(down) \(up)]", style: .muted)),
      marked(Line(shown.value ?? "", style: .bold)),
      shown.range.map { .note(Line(asciiSafe($0))) } ?? .empty,
    ]
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that has a localized title and runs a closure for each step. A direction
  /// without a closure is unavailable.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for an unbounded value, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with a localized title. A step beyond a bound of the
  /// range stops at that bound.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}
