import Foundation
import PlatenNavigation

/// A controller of a stack of controllers, drawn as the topmost one.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      replaceChildren(oldValue, with: viewControllers)
      draw()
    }
  }
  public private(set) lazy var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  /// A recognizer that never recognizes a gesture.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    viewControllers = [rootViewController]
    draw()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func draw() {
    view.layer.drawing = { [weak self] in
      guard let self else { return AnyView(EmptyView()) }
      return AnyView(
        VStack(alignment: .leading) {
          HStack {
            if viewControllers.count > 1 {
              Button("‹ Back") { [weak self] in self?.popViewController(animated: true) }
            }
            topViewController?.navigationItem.leftBarButtonItem?.drawn
            topViewController?.navigationItem.rightBarButtonItem?.drawn
          }
          topViewController?.view.drawn
        })
    }
    viewControllers.forEach {
      $0.view.onDisplay = { [weak self] in self?.view.setNeedsDisplay() }
    }
    view.setNeedsDisplay()
  }
}

/// A controller of several controllers, drawn as tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      replaceChildren(oldValue ?? [], with: viewControllers ?? [])
      draw()
    }
  }
  open var selectedIndex = 0 { didSet { view.setNeedsDisplay() } }
  public private(set) lazy var tabBar = UITabBar()

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  public var selectedViewController: UIViewController? {
    viewControllers?.indices.contains(selectedIndex) == true
      ? viewControllers?[selectedIndex] : nil
  }

  private func draw() {
    let controllers = viewControllers ?? []
    controllers.forEach { controller in
      controller.view.onDisplay = { [weak self] in self?.view.setNeedsDisplay() }
    }
    view.layer.drawing = { [weak self] in
      AnyView(
        TabView(
          selection: Binding {
            self?.selectedIndex ?? 0
          } set: {
            self?.selectedIndex = $0
          }
        ) {
          ForEach(controllers.indices, id: \.self) { index in
            controllers[index].view.drawn
              .tabItem { Text(verbatim: controllers[index].tabTitle(at: index)) }
              .tag(index)
          }
        })
    }
    view.setNeedsDisplay()
  }
}

extension UIViewController {
  /// Makes controllers the children of this one in place of earlier children.
  fileprivate func replaceChildren(_ old: [UIViewController], with new: [UIViewController]) {
    for child in old where !new.contains(where: { $0 === child }) { child.removeFromParent() }
    for child in new where child.parent !== self { addChild(child) }
  }

  /// The title of the controller's tab.
  fileprivate func tabTitle(at index: Int) -> String {
    [tabBarItem?.title, title].compactMap { $0 }.first { !$0.isEmpty } ?? "Tab \(index + 1)"
  }
}
