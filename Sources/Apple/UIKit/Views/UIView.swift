import Foundation
import PlatenContext
import PlatenNavigation

/// A view with UIKit's interface, drawn by a SwiftUI view.
///
/// The subclasses for controls draw SwiftUI's controls. A plain view draws its subviews from top to
/// bottom; constraints, frames, and layers have no effect.
@MainActor @preconcurrency
open class UIView: UIResponder {
  @_Drawn private var attributes = DrawnAttributes()
  open var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  /// The opacity; only a view with the opacity 0 is not drawn.
  open var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  open var isUserInteractionEnabled: Bool {
    get { attributes.isUserInteractionEnabled }
    set { attributes.isUserInteractionEnabled = newValue }
  }
  open var accessibilityLabel: String? {
    get { attributes.accessibilityLabel }
    set { attributes.accessibilityLabel = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { attributes.accessibilityIdentifier }
    set { attributes.accessibilityIdentifier = newValue }
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      oldValue?.forEach { $0.view = nil }
      gestureRecognizers?.forEach { $0.view = self }
      setNeedsDisplay()
    }
  }
  /// A closure that runs when a view of this hierarchy must be drawn again.
  package final var onDisplay: (@MainActor () -> Void)?

  /// The layer, which stores the geometry of the view.
  public let layer = CALayer()
  /// Has no effect: a view is drawn below the one before it.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
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
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      layer.backgroundColor = newValue?.cgColor
      Log.notDrawn("UIView.backgroundColor")
    }
  }
  @_NotDrawn("UIView.tintColor") private var ownTintColor: UIColor? = nil
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set { ownTintColor = newValue }
  }
  @_NotDrawn("UIView.contentMode") open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set {
      layer.masksToBounds = newValue
      Log.notDrawn("UIView.clipsToBounds")
    }
  }
  @_NotDrawn("UIView.autoresizingMask") open var autoresizingMask: AutoresizingMask = []
  @_NotDrawn("UIView.overrideUserInterfaceStyle")
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set {
      layer.isOpaque = newValue
      Log.notDrawn("UIView.isOpaque")
    }
  }

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  /// Creates a view with a frame, which has no effect.
  public init(frame: CGRect) {
    layer.frame = frame
    layer.isOpaque = true
    super.init()
  }

  /// Creates a view without a frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Returns `nil`, because there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  /// The SwiftUI view that draws this view, without the properties of all views.
  var content: AnyView {
    layer.drawing?() ?? AnyView(ForEach(subviews, id: \.self) { $0.drawn })
  }

  /// The SwiftUI view that draws this view.
  package final var drawn: AnyView {
    attributes.applied(to: gestureRecognizers?.pressable(content) ?? content)
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

  /// Has no effect: the terminal determines the appearance of all views.
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
}
