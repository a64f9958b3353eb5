import Foundation
import PlatenContext

/// The appearance of a bar, which has no effect.
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

open class UIToolbarAppearance: UIBarAppearance {}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a bar's buttons, which has no effect.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance {
  public init() {}
  open var normal = UIBarItemStateAppearance()
  open var highlighted = UIBarItemStateAppearance()
  open var disabled = UIBarItemStateAppearance()
  open var focused = UIBarItemStateAppearance()
}

/// The appearance of a tab bar's items, which has no effect.
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

/// The appearance of a bar's item in one state, which has no effect.
@MainActor @preconcurrency
open class UIBarItemStateAppearance {
  public init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var backgroundImage: UIImage?
}

/// The orientation-dependent size of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
