import Foundation
import Platen
import PlatenApp
import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Runs an app whose windows a delegate creates.
///
/// Each screen has its own delegates. The window comes from the first class that conforms to
/// `UIWindowSceneDelegate`, or otherwise from the application delegate.
///
///     UIApplicationMain(
///       CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  DelegateApp.delegateType = delegateClassName.flatMap(NSClassFromString)
  DelegateApp.main()
  return 0
}

extension UIApplicationDelegate {
  /// Runs the app of this delegate from start to end.
  public static func main() {
    DelegateApp.delegateType = self
    DelegateApp.main()
  }
}

extension MainWindow {
  /// Creates the window of an app whose delegate creates windows.
  @_documentation(visibility: internal)
  public init<Delegate: UIApplicationDelegate>(of delegate: Delegate.Type) {
    self.init(AnyView(DelegateWindow(windows: DelegateWindows(delegate))))
  }
}

/// An app whose window comes from its delegates.
private struct DelegateApp: App {
  @MainActor static var delegateType: AnyClass?

  var body: some PlatenApp.Scene {
    WindowGroup { DelegateWindow(windows: DelegateWindows(Self.delegateType)) }
  }
}

/// The view of the window that an app's delegates create.
struct DelegateWindow: View {
  @StateObject var windows: DelegateWindows

  init(windows: @autoclosure @escaping () -> DelegateWindows) {
    _windows = StateObject(wrappedValue: windows())
  }

  var body: some View {
    if let window = windows.window {
      DisplayedView(display: window.display, version: 0)
    } else {
      Text("no window: no delegate of this app sets the root view controller of a window")
    }
  }
}

/// The delegates of an app in one session.
@MainActor
final class DelegateWindows: ObservableObject {
  private var appDelegate: (any UIApplicationDelegate)?
  private var sceneDelegate: (any UIWindowSceneDelegate)?

  init(_ delegateType: AnyClass?) {
    appDelegate = delegateType.flatMap { InstanceMaker.make($0) } as? any UIApplicationDelegate
    appDelegate?.launch()
    let types = conformingTypes(to: [(any UIWindowSceneDelegate).self])[0]
    guard let type = types.lazy.compactMap({ $0 as? AnyClass }).first else { return }
    sceneDelegate = InstanceMaker.make(type) as? any UIWindowSceneDelegate
    let scene = UIWindowScene.current
    scene.delegate = sceneDelegate
    sceneDelegate?.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    sceneDelegate?.sceneDidBecomeActive(scene)
  }

  var window: UIWindow? {
    [sceneDelegate?.window, appDelegate?.window, UIWindowScene.current.keyWindow]
      .compactMap { $0 }
      .first { $0.rootViewController.map { !($0 is ScreenController) } ?? false }
  }
}
