import Foundation

/// Has no effect: the terminal determines the appearance of navigation bars.
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

/// Has no effect: the terminal determines the appearance of tabs.
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

/// Has no effect: only toolbars of SwiftUI are drawn.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?

  open override class func appearance() -> UIToolbar { UIToolbar().accepted("UIToolbar") }
}

/// Has no effect: SwiftUI's lists do not use a table. Only its appearance is accepted.
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

/// Has no effect: a table has no cells.
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

/// Has no effect: a table has no headers and footers.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView().accepted("UITableViewHeaderFooterView")
  }
}

extension UIView {
  /// Has no effect: the terminal determines the appearance in any container.
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
