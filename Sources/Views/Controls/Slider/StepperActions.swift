@_spi(Nodes) import PlatenGraph

/// The actions that a stepper performs.
@MainActor
protocol StepperActions {
  /// The current value, the range, and the available directions.
  var state: StepperState { get }

  /// Performs a step; does nothing if the direction is unavailable.
  func perform(_ step: ValueStep)
}

/// The visible state of a stepper.
struct StepperState: Equatable {
  var value: String?
  var range: String?
  var canGoUp = false
  var canGoDown = false
}

/// Stepper actions that run closures supplied by the program.
struct ClosureStepperActions: StepperActions {
  let up: (() -> Void)?
  let down: (() -> Void)?

  var state: StepperState { StepperState(canGoUp: up != nil, canGoDown: down != nil) }

  func perform(_ step: ValueStep) { (step.isUp ? up : down)?() }
}

/// Stepper actions that change a bound value, optionally within a range.
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

  func perform(_ step: ValueStep) {
    if step.size == .whole, let bounds {
      value.wrappedValue = step.isUp ? bounds.upperBound : bounds.lowerBound
    } else {
      value.wrappedValue = next(to: value.wrappedValue, up: step.isUp)
    }
  }

  /// Returns the value one step away, clamped to the range, or the original value if no step is
  /// possible.
  private func next(to value: Value, up: Bool) -> Value {
    let new = NumberFormat.stepped(value, by: up ? size : -size)
    guard let bounds else { return new ?? value }
    return min(
      max(new ?? (up ? bounds.upperBound : bounds.lowerBound), bounds.lowerBound),
      bounds.upperBound)
  }
}
