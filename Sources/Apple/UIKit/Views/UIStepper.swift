import Foundation
import PlatenNavigation

/// A control that increases and decreases a value, drawn as SwiftUI's stepper.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  open var value = 0.0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      if value != oldValue { setNeedsDisplay() }
    }
  }
  @_Drawn open var minimumValue = 0.0
  @_Drawn open var maximumValue = 100.0
  @_Drawn open var stepValue = 1.0

  override var content: AnyView {
    let value = Binding(changing: self, \.value)
    let range = minimumValue...max(minimumValue, maximumValue)
    return AnyView(
      Stepper(accessibilityLabel ?? "", value: value, in: range, step: stepValue))
  }

  open override class func appearance() -> UIStepper { UIStepper().accepted("UIStepper") }
}
