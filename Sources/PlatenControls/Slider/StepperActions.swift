@_spi(Nodes) import PlatenGraph

/// The steps that a stepper can go from where it is.
@MainActor
protocol StepperActions {
  /// What is to be shown now.
  var state: StepperState { get }

  /// Goes one step; nothing happens where there is none.
  func step(up: Bool)
}

/// What is shown of a stepper.
struct StepperState: Equatable {
  var value: String?
  var range: String?
  var canGoUp = false
  var canGoDown = false
}

/// Steps that the program takes by itself.
struct ClosureStepperActions: StepperActions {
  let up: (() -> Void)?
  let down: (() -> Void)?

  var state: StepperState { StepperState(canGoUp: up != nil, canGoDown: down != nil) }

  func step(up isUp: Bool) { (isUp ? up : down)?() }
}

/// Steps of a value, in a range or without end.
struct ValueStepperActions<Value: Strideable>: StepperActions {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>?
  let size: Value.Stride

  var state: StepperState {
    let now = value.wrappedValue
    let range: String? = if let bounds { NumberFormat.text(bounds) } else { nil }
    return StepperState(
      value: NumberFormat.text(now), range: range,
      canGoUp: next(to: now, up: true) != now, canGoDown: next(to: now, up: false) != now)
  }

  func step(up: Bool) { value.wrappedValue = next(to: value.wrappedValue, up: up) }

  /// The value a step away, at most the bound; the value itself where there is no step.
  private func next(to value: Value, up: Bool) -> Value {
    let new = NumberFormat.stepped(value, by: up ? size : -size)
    guard let bounds else { return new ?? value }
    return min(
      max(new ?? (up ? bounds.upperBound : bounds.lowerBound), bounds.lowerBound),
      bounds.upperBound)
  }
}
