import Foundation

/// An item of a navigation bar or a toolbar.
@MainActor @preconcurrency
open class UIBarItem {
  public init() {}
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Draws the item again.
  func changed() {}
}

@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var tag = 0

  public override init() {}

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public static func appearance() -> UITabBarItem {
    _ = UIView().accepted("UITabBarItem")
    return UITabBarItem()
  }
}

/// The items of a view controller in a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  public init(title: String = "") { self.title = title }

  /// Creates the item of a controller.
  init(of controller: UIViewController) { self.controller = controller }

  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem? { didSet { replaced(oldValue, leftBarButtonItem) } }
  open var rightBarButtonItem: UIBarButtonItem? {
    didSet { replaced(oldValue, rightBarButtonItem) }
  }
  open var backButtonTitle: String?
  /// The controller whose container draws the items.
  weak var controller: UIViewController?

  private func replaced(_ old: UIBarButtonItem?, _ new: UIBarButtonItem?) {
    old?.owner = nil
    new?.owner = self
    changed()
  }

  /// Draws the items again.
  func changed() { controller?.viewIfLoaded?.setNeedsDisplay() }
}
