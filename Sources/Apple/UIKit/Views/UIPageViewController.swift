import Foundation
import PlatenNavigation

/// A controller of pages, drawn as the current page and buttons for the pages next to it.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// Has no effect: nothing animates.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// Shows controllers as the current page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    for subview in view.subviews { subview.removeFromSuperview() }
    for controller in viewControllers ?? [] {
      addChild(controller)
      view.addSubview(controller.view)
    }
    addButtons()
    completion?(true)
  }

  private func addButtons() {
    guard let current = viewControllers?.first else { return }
    let before = dataSource?.pageViewController(self, viewControllerBefore: current)
    let after = dataSource?.pageViewController(self, viewControllerAfter: current)
    if before == nil && after == nil { return }
    let buttons = UIView(frame: .zero)
    buttons.layer.drawing = { [weak self] in
      AnyView(
        HStack {
          Button("Previous page") { self?.turn(to: before, .reverse) }.disabled(before == nil)
          Button("Next page") { self?.turn(to: after, .forward) }.disabled(after == nil)
        })
    }
    view.addSubview(buttons)
  }

  private func turn(to page: UIViewController?, _ direction: NavigationDirection) {
    guard let page else { return }
    let previous = viewControllers ?? []
    setViewControllers([page], direction: direction, animated: false)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true
    )
  }
}

/// The pages of a controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate of a controller of pages, whose method is called when the user turns a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
