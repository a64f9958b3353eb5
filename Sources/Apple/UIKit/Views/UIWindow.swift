import Foundation
import PlatenNavigation

/// A window, drawn as the view of its root controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      rootViewController?.view.onDisplay = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  public private(set) var isKeyWindow = true
  public var screen: UIScreen { .main }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  public required init?(coder: NSCoder) { nil }

  /// Shows the window, in place of the windows of its scene.
  open func makeKeyAndVisible() { (windowScene ?? .current).windows = [self] }

  open func makeKey() {}
  open func becomeKey() {}

  override var content: AnyView { rootViewController?.view.drawn ?? AnyView(EmptyView()) }

  open override class func appearance() -> UIWindow { UIWindow().accepted("UIWindow") }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1_000)
    public static let alert = Level(rawValue: 2_000)
  }
}
