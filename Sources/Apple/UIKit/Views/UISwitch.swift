import Foundation
import PlatenNavigation

/// A switch, drawn as a toggle without a label.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  @_Drawn open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var content: AnyView {
    AnyView(Toggle(accessibilityLabel ?? "", isOn: Binding(changing: self, \.isOn)))
  }

  open override class func appearance() -> UISwitch { UISwitch().accepted("UISwitch") }
}
