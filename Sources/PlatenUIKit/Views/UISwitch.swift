#if os(Linux)
  import Foundation
  import PlatenViews

  /// A switch, drawn as a toggle without a label.
  @MainActor @preconcurrency
  open class UISwitch: UIControl {
    open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override var content: AnyView {
      let isOn = Binding { [weak self] in
        self?.isOn ?? false
      } set: { [weak self] in
        self?.isOn = $0
        self?.sendActions(for: .valueChanged)
      }
      return AnyView(Toggle(accessibilityLabel ?? "", isOn: isOn))
    }

    open override class func appearance() -> UISwitch { UISwitch().accepted("UISwitch") }
  }
#endif
