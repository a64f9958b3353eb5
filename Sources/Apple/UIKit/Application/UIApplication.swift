import Foundation
import PlatenContext
import PlatenNavigation

/// The app, whose windows are those of the active session.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The only instance.
  public static let shared = UIApplication()

  open var delegate: (any UIApplicationDelegate)?

  private override init() {}

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public var applicationState: State { .active }
  public var windows: [UIWindow] { UIWindowScene.current.windows }
  public var keyWindow: UIWindow? { UIWindowScene.current.keyWindow }
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
  public var openSessions: Set<UISceneSession> { [UIWindowScene.current.session] }
  public var supportsMultipleScenes: Bool { false }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Has no effect: a terminal has no idle timer.
  open var isIdleTimerDisabled = false
  /// Has no effect: a terminal shows no badge.
  open var applicationIconBadgeNumber = 0

  // MARK: URLs

  /// Returns whether the app can open a URL, which is always true.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Opens a URL as SwiftUI's default action does: by writing it to the event log.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    OpenURLAction { _ in .systemAction }(url)
    completion?(true)
  }

  /// Opens a URL and returns `true`: the URL is written to the event log.
  @discardableResult
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    OpenURLAction { _ in .systemAction }(url)
    return true
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Calls a method of a target.
  ///
  /// Without a target, the call has no effect: it is meant for the view that has the keyboard.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.call(on: target, from: sender ?? self) }
    Log.noEffect(of: "sendAction(\(action))", because: "the user moves the focus")
    return false
  }

  // MARK: Without effect

  /// Has no effect: a program receives no remote notifications.
  open func registerForRemoteNotifications() {
    Log.noEffect(
      of: "registerForRemoteNotifications()",
      because: "a program receives no remote notifications")
  }

  /// Has no effect: a program has no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Log.noEffect(of: "setAlternateIconName(_:)", because: "a program has no icon")
    completionHandler?(nil)
  }

  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }

  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The notifications of the app. They are never posted, because a program stays active.
extension UIApplication {
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
