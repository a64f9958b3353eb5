import Foundation
import PlatenContext

/// Has no effect: the terminal determines the appearance of bars.
@MainActor @preconcurrency
open class UIBarAppearance {
  public init() {}
  public init(barAppearance: UIBarAppearance) {}

  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open func copy() -> Any { self }
}

/// Has no effect: the terminal determines the appearance of the line above a page.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var titlePositionAdjustment = UIOffset.zero

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// Has no effect: the terminal determines the appearance of toolbars.
open class UIToolbarAppearance: UIBarAppearance {}

/// Has no effect: the terminal determines the appearance of the row of tabs.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// Has no effect: the terminal determines the appearance of buttons in bars.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance {
  public init() {}
  open var normal = UIBarItemStateAppearance()
  open var highlighted = UIBarItemStateAppearance()
  open var disabled = UIBarItemStateAppearance()
  open var focused = UIBarItemStateAppearance()
}

/// Has no effect: the terminal determines the appearance of each tab.
@MainActor @preconcurrency
open class UITabBarItemAppearance {
  public init() {}
  open var normal = UIBarItemStateAppearance()
  open var selected = UIBarItemStateAppearance()
  open var disabled = UIBarItemStateAppearance()
  open var focused = UIBarItemStateAppearance()
}

public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// Has no effect: the terminal determines how the state of an item is shown.
@MainActor @preconcurrency
open class UIBarItemStateAppearance {
  public init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var backgroundImage: UIImage?
}

/// Has no effect: a bar has the height of its text.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// Has no effect: the terminal determines whether bars are dark.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
