import Foundation
import PlatenConcurrency
import PlatenContext

extension NotificationCenter {
  /// Calls a method of an observer for each notification, as long as the observer exists.
  ///
  /// `removeObserver(_:)` does not affect the observer.
  @MainActor @preconcurrency
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let call = selector.caller(on: observer)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      // Only the observer uses this copy of the notification.
      nonisolated(unsafe) let notification = notification
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { _ = call(notification) }
      } else {
        DispatchQueue.main.async { _ = call(notification) }
      }
    }
  }
}

extension Timer {
  /// Starts a timer that calls a method of a target until the target no longer exists.
  @MainActor @preconcurrency
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    SessionTime.start(timer, on: .main, in: .default, from: nil)
    return timer
  }

  /// Creates a timer that calls a method of a target until the target no longer exists, once it is
  /// added to the main run loop.
  @MainActor @preconcurrency
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = selector.caller(on: target)
    let start = SessionTime.date.addingTimeInterval(max(timeInterval, 0.0001))
    self.init(fire: start, interval: timeInterval, repeats: repeats) { timer in
      // The timer fires on the main run loop, to which it was added.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        if !call(timer) { SessionTime.invalidate(timer) }
      }
    }
    if let userInfo { SessionTime.setUserInfo(userInfo, of: self) }
  }
}
