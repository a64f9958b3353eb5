import Foundation
import PlatenNavigation

/// A view with UIKit's interface, drawn by a SwiftUI view.
///
/// The subclasses for controls draw SwiftUI's controls. A plain view draws its subviews from top to
/// bottom; constraints, frames, and layers have no effect.
@MainActor @preconcurrency
open class UIView: UIResponder {
  @_Drawn open var isHidden = false
  /// The opacity; only a view with the opacity 0 is not drawn.
  @_Drawn open var alpha: CGFloat = 1
  @_Drawn open var isUserInteractionEnabled = true
  @_Drawn open var accessibilityLabel: String?
  @_Drawn open var accessibilityIdentifier: String?
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      oldValue?.forEach { $0.view = nil }
      gestureRecognizers?.forEach { $0.view = self }
      setNeedsDisplay()
    }
  }
  /// A closure that draws the view in place of its subviews.
  package final var drawing: (@MainActor () -> AnyView)?
  /// A closure that runs when a view of this hierarchy must be drawn again.
  package final var onDisplay: (@MainActor () -> Void)?

  /// The position and size, which have no effect.
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var tag = 0
  @_NotDrawn("UIView.backgroundColor") open var backgroundColor: UIColor? = nil
  @_NotDrawn("UIView.tintColor") private var ownTintColor: UIColor? = nil
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set { ownTintColor = newValue }
  }
  @_NotDrawn("UIView.contentMode") open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  @_NotDrawn("UIView.clipsToBounds") open var clipsToBounds = false
  @_NotDrawn("UIView.autoresizingMask") open var autoresizingMask: AutoresizingMask = []
  @_NotDrawn("UIView.overrideUserInterfaceStyle")
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  @_NotDrawn("UIView.isOpaque") open var isOpaque = true
  public private(set) lazy var layer = CALayer()

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  /// Creates a view with a frame, which has no effect.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Returns `nil`, because there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  /// The SwiftUI view that draws this view, without the properties of all views.
  var content: AnyView {
    drawing?() ?? AnyView(ForEach(subviews, id: \.self) { $0.drawn })
  }

  /// The SwiftUI view that draws this view.
  package final var drawn: AnyView {
    if isHidden || alpha == 0 { return AnyView(EmptyView()) }
    var view = gestureRecognizers?.pressable(content) ?? content
    if let label = accessibilityLabel { view = AnyView(view.accessibilityLabel(label)) }
    if let name = accessibilityIdentifier {
      view = AnyView(view.accessibilityIdentifier(name))
    }
    return isUserInteractionEnabled ? view : AnyView(view.disabled(true))
  }

  open override var next: UIResponder? { superview }

  /// Draws the view again.
  open func setNeedsDisplay() {
    onDisplay?()
    superview?.setNeedsDisplay()
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func sizeToFit() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  /// Has no effect: a terminal has no drawing context.
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Returns a view as the appearance of all views; its properties have no effect.
  open class func appearance() -> UIView { UIView().accepted("UIView") }
}

// MARK: - Hierarchy

extension UIView {
  /// Adds a view below the other subviews.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    setNeedsDisplay()
  }

  public func removeFromSuperview() {
    guard let parent = superview else { return }
    superview = nil
    parent.subviews.removeAll { $0 === self }
    parent.setNeedsDisplay()
  }

  public func bringSubviewToFront(_ view: UIView) {}
  public func sendSubviewToBack(_ view: UIView) {}
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}

// MARK: - Properties

extension UIView {
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var traitCollection: UITraitCollection { .current }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

// MARK: - Animation

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes the changes immediately: nothing animates.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes immediately, even if there is a delay.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
