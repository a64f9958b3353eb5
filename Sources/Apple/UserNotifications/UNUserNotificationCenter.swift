@_exported import Foundation
import PlatenContext

/// The kinds of notifications that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The permission of an app to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The settings of notifications: the permission is denied.
public final class UNNotificationSettings: Sendable {
  public let authorizationStatus = UNAuthorizationStatus.denied
}

/// The center of notifications. The permission is denied: a notification is logged, and adding it
/// fails.
public final class UNUserNotificationCenter: Sendable {
  private static let center = UNUserNotificationCenter()
  private let savedDelegate = Locked(SavedDelegate())

  /// The center of the app.
  public class func current() -> UNUserNotificationCenter { center }

  /// The delegate. No notification is delivered, so there is nothing to which it can respond.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { savedDelegate.value.object }
    set { savedDelegate.value = SavedDelegate(object: newValue) }
  }

  /// A weak reference to the delegate, which the center only returns.
  private struct SavedDelegate: @unchecked Sendable {  // The lock of the center guards it.
    weak var object: (any UNUserNotificationCenterDelegate)?
  }

  /// Denies the permission.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    report()
    completionHandler(false, nil)
  }

  /// Denies the permission of the app.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    report()
    return false
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Logs a notification, and calls the handler with `UNError.notificationsNotAllowed`.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = error(for: request)
    guard let completionHandler else { return }
    MainQueue.callBack(for: "UNUserNotificationCenter.add") { completionHandler(error) }
  }

  /// Logs a notification, and throws `UNError.notificationsNotAllowed`.
  public func add(_ request: UNNotificationRequest) async throws { throw error(for: request) }

  private func error(for request: UNNotificationRequest) -> UNError {
    report()
    Log.event("notification \(request.identifier): \(request.content.title)")
    return UNError(.notificationsNotAllowed)
  }

  /// Calls the handler without requests, because none is added.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler([])
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  public func removeAllPendingNotificationRequests() {}

  public func removeAllDeliveredNotifications() {}

  private func report() {
    Log.noEffect(
      of: "UNUserNotificationCenter",
      because: "a terminal shows no notifications; they are logged")
  }
}

/// The delegate of the center of notifications. The center delivers none, so users respond to none.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

/// The reason why a notification cannot be added.
public struct UNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let notificationsNotAllowed = Code.notificationsNotAllowed

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    let text = "cannot add the notification: notifications are not allowed at a terminal"
    return [NSLocalizedDescriptionKey: text]
  }
}

/// The ways to show a notification while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// A notification that was delivered. The center delivers none.
public final class UNNotification: Sendable {
  public let request: UNNotificationRequest
  public let date: Date

  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// A user's response to a notification. The center receives none.
public final class UNNotificationResponse: Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(to notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The content of a notification.
open class UNNotificationContent: @unchecked Sendable {  // Changed only before it is scheduled.
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""

  public init() {}
}

/// The content of a notification that is not yet scheduled.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
  public var categoryIdentifier = ""
}

/// A sound, which is not played.
public final class UNNotificationSound: Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()

  /// Creates the sound of a file, which is not played.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of the file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The time of a notification, which is never reached.
open class UNNotificationTrigger: @unchecked Sendable {  // Immutable.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger after an interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A trigger at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification to be scheduled.
public final class UNNotificationRequest: Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
