import Foundation

/// A navigation bar, whose properties have no effect: SwiftUI's navigation views draw their bars.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var barStyle = UIBarStyle.default
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var topItem: UINavigationItem? { nil }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  open override class func appearance() -> UINavigationBar {
    UINavigationBar().accepted("UINavigationBar")
  }
}

/// A tab bar, whose properties have no effect: SwiftUI's tab views draw their bars.
@MainActor @preconcurrency
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var barStyle = UIBarStyle.default
  open var items: [UITabBarItem]?

  open override class func appearance() -> UITabBar { UITabBar().accepted("UITabBar") }
}

@MainActor @preconcurrency
open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?

  open override class func appearance() -> UIToolbar { UIToolbar().accepted("UIToolbar") }
}

/// A table, which SwiftUI's lists do not use. Only its appearance is accepted.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var allowsSelection = true
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var rowHeight: CGFloat = -1
  open var backgroundView: UIView?

  open override class func appearance() -> UITableView { UITableView().accepted("UITableView") }
}

@MainActor @preconcurrency
open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewCell {
    UITableViewCell().accepted("UITableViewCell")
  }
}

@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView().accepted("UITableViewHeaderFooterView")
  }
}

/// An item of a navigation bar or a toolbar.
@MainActor @preconcurrency
open class UIBarItem {
  public init() {}
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor?

  public static func appearance() -> UIBarButtonItem {
    _ = UIView().accepted("UIBarButtonItem")
    return UIBarButtonItem()
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    appearance()
  }
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
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
}

extension UIView {
  /// Returns a view whose properties have no effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    inertInstance()
  }

  /// Returns an instance of this class, or of the class of UIKit that it inherits from.
  private static func inertInstance() -> Self {
    guard let view = appearance() as? Self else {
      preconditionFailure("\(self) does not override appearance()")
    }
    return view
  }
}
