#if os(Linux)
  import Foundation
  import PlatenNavigation

  /// A view with UIKit's interface, drawn by a SwiftUI view.
  ///
  /// The subclasses for controls draw SwiftUI's controls. A plain view draws its subviews from top to
  /// bottom; constraints, frames, and layers have no effect.
  @MainActor @preconcurrency
  open class UIView: UIResponder {
    /// The drawn part of the view's state.
    struct Look {
      var isHidden = false
      var alpha: CGFloat = 1
      var isUserInteractionEnabled = true
      var accessibilityLabel: String?
      var accessibilityIdentifier: String?
    }

    var look = Look() { didSet { setNeedsDisplay() } }
    /// A closure that draws the view in place of its subviews.
    package var drawing: (@MainActor () -> AnyView)?
    /// A closure that runs when a view of this hierarchy must be drawn again.
    package var onDisplay: (@MainActor () -> Void)?

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
    /// The parts of the view that a terminal does not show.
    private var unseen = Unseen()
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
      if look.isHidden || look.alpha == 0 { return AnyView(EmptyView()) }
      var view = content
      if let label = look.accessibilityLabel { view = AnyView(view.accessibilityLabel(label)) }
      if let name = look.accessibilityIdentifier {
        view = AnyView(view.accessibilityIdentifier(name))
      }
      return look.isUserInteractionEnabled ? view : AnyView(view.disabled(true))
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
    public var isHidden: Bool {
      get { look.isHidden }
      set { look.isHidden = newValue }
    }
    /// The opacity; only a view with the opacity 0 is not drawn.
    public var alpha: CGFloat {
      get { look.alpha }
      set { look.alpha = newValue }
    }
    public var isUserInteractionEnabled: Bool {
      get { look.isUserInteractionEnabled }
      set { look.isUserInteractionEnabled = newValue }
    }
    public var accessibilityLabel: String? {
      get { look.accessibilityLabel }
      set { look.accessibilityLabel = newValue }
    }
    public var accessibilityIdentifier: String? {
      get { look.accessibilityIdentifier }
      set { look.accessibilityIdentifier = newValue }
    }

    /// Values that a terminal does not show.
    struct Unseen {
      var tag = 0
      var backgroundColor: UIColor?
      var tintColor: UIColor?
      var contentMode = ContentMode.scaleToFill
      var translatesAutoresizingMaskIntoConstraints = true
      var clipsToBounds = false
      var autoresizingMask: AutoresizingMask = []
      var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
      var isOpaque = true
    }

    public var tag: Int {
      get { unseen.tag }
      set { unseen.tag = newValue }
    }
    /// The background color, which is not drawn.
    public var backgroundColor: UIColor? {
      get { unseen.backgroundColor }
      set { unseen.backgroundColor = newValue }
    }
    public var tintColor: UIColor! {
      get { unseen.tintColor ?? superview?.tintColor ?? .tintColor }
      set { unseen.tintColor = newValue }
    }
    public var contentMode: ContentMode {
      get { unseen.contentMode }
      set { unseen.contentMode = newValue }
    }
    public var translatesAutoresizingMaskIntoConstraints: Bool {
      get { unseen.translatesAutoresizingMaskIntoConstraints }
      set { unseen.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    public var clipsToBounds: Bool {
      get { unseen.clipsToBounds }
      set { unseen.clipsToBounds = newValue }
    }
    public var autoresizingMask: AutoresizingMask {
      get { unseen.autoresizingMask }
      set { unseen.autoresizingMask = newValue }
    }
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { unseen.overrideUserInterfaceStyle }
      set { unseen.overrideUserInterfaceStyle = newValue }
    }
    public var isOpaque: Bool {
      get { unseen.isOpaque }
      set { unseen.isOpaque = newValue }
    }
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
#endif
