import Foundation
import PlatenContext
import PlatenNavigation

/// A controller of a view, drawn by drawing its view.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var hasAppeared = false
  package var presentations = Presentations()

  /// The modals that concern a controller.
  package struct Presentations {
    var style = UIModalPresentationStyle.automatic
    var transition = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot close the modal in which the controller is presented.
    var preventsUserDismissal = false
    /// The presentation of another controller by this one.
    var above: Presentation?
    /// The controller that presents this one.
    weak var presenter: UIViewController?
    /// A closure that runs when the user closes the modal in which the controller is presented.
    package var onUserDismissal: (() -> Void)?
  }

  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  open var title: String?
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentations.style }
    set { presentations.style = newValue }
  }
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentations.transition }
    set { presentations.transition = newValue }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var preferredContentSize = CGSize.zero
  open var isModalInPresentation: Bool {
    get { presentations.preventsUserDismissal }
    set { presentations.preventsUserDismissal = newValue }
  }
  open var hidesBottomBarWhenPushed = false
  public private(set) lazy var navigationItem = UINavigationItem(of: self)

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller whose view is created when it is first needed.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`, because there are no archives of controllers.
  public required init?(coder: NSCoder) { nil }

  /// The view of the controller, which is loaded at the first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { loadedView = UIView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var traitCollection: UITraitCollection { .current }

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Returns a view without lines that presents this controller as a modal while a binding is true.
  ///
  /// - Parameter content: The drawing of the controller's view.
  func modal(_ content: DisplayedView, while isPresented: Binding<Bool>) -> AnyView {
    AnyView(
      EmptyView().sheet(isPresented: isPresented) { [self] in
        content
          .interactiveDismissDisabled(isModalInPresentation)
          .onAppear { self.screenChanged(isShown: true) }
          .onDisappear { self.screenChanged(isShown: false) }
      })
  }

  /// Tells the controller that its view is on the screen or has left it.
  package func screenChanged(isShown: Bool) {
    guard isShown != hasAppeared else { return }
    hasAppeared = isShown
    if isShown {
      viewWillAppear(false)
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }
}

// MARK: - Containers

extension UIViewController {
  public var navigationController: UINavigationController? {
    self as? UINavigationController ?? parent?.navigationController
  }
  public var tabBarController: UITabBarController? {
    self as? UITabBarController ?? parent?.tabBarController
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none, automatic
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent
}
