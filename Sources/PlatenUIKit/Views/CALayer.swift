#if os(Linux)
  import Foundation

  /// The layer of a view, whose properties have no effect: a terminal draws text.
  @MainActor @preconcurrency
  open class CALayer {
    public init() {}

    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 0
    open var shadowOffset = CGSize.zero
    open var opacity: Float = 1
    open var frame = CGRect.zero
    open var sublayers: [CALayer]?

    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  }
#endif
