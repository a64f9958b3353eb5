import Foundation
import PlatenNavigation

/// A slider, drawn as SwiftUI's slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      if value != oldValue { setNeedsDisplay() }
    }
  }
  @_Drawn open var minimumValue: Float = 0
  @_Drawn open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  override var content: AnyView {
    let range = minimumValue...max(minimumValue, maximumValue)
    return AnyView(Slider(value: Binding(changing: self, \.value), in: range))
  }

  open override class func appearance() -> UISlider { UISlider().accepted("UISlider") }
}
