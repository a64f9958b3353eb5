import Foundation
import PlatenContext
import PlatenNavigation

/// An instance of the app's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons for creating a scene, all of which are empty.
  @MainActor @preconcurrency
  open class ConnectionOptions {
    package init() {}
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// A scene with windows. Each session has one.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] = []
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var traitCollection: UITraitCollection { .current }

  /// The scene of the active session.
  package static var current: UIWindowScene {
    SessionContext.current.storage.value(WindowSceneReference()).scene
  }
}

/// A reference to the scene of a session, which is created on the main actor.
@MainActor
private final class WindowSceneReference {
  private(set) lazy var scene: UIWindowScene = {
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ScreenController()
    scene.windows = [window]
    return scene
  }()

  nonisolated init() {}
}

/// The root controller of a screen of SwiftUI, which only presents other controllers.
final class ScreenController: UIViewController {}

/// A URL to open, and its options.
@MainActor @preconcurrency
open class UIOpenURLContext {
  public let url: URL
  init(url: URL) { self.url = url }
}

extension UIOpenURLContext: Hashable {
  public nonisolated static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool {
    one === other
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The persistent part of a scene.
@MainActor @preconcurrency
open class UISceneSession {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  package init() {}
  public var role: Role { .windowApplication }
  public var persistentIdentifier: String { "main" }
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

extension UISceneSession: Hashable {
  public nonisolated static func == (one: UISceneSession, other: UISceneSession) -> Bool {
    one === other
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The classes of a scene and its delegate.
@MainActor @preconcurrency
open class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The responses of an app to events of a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The responses of an app to events of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
