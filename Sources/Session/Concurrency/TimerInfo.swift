import Foundation
import PlatenContext

/// The object that an app attaches to a timer, which Foundation for Linux drops.
private struct TimerInfo: Sendable {
  private static let all = Locked<[ObjectIdentifier: TimerInfo]>([:])

  // Unsafe: only the identity of the timer is used.
  nonisolated(unsafe) weak var timer: Timer?
  // Unsafe: as on Apple's platforms, the app that attaches the object uses it where the timer fires.
  nonisolated(unsafe) let object: Any

  static func set(_ object: Any, of timer: Timer) {
    let info = TimerInfo(timer: timer, object: object)
    all.withLock { all in
      all = all.filter { $0.value.timer != nil }
      all[ObjectIdentifier(timer)] = info
    }
  }

  static func object(of timer: Timer) -> Any? {
    all.withLock { all in
      all[ObjectIdentifier(timer)].flatMap { $0.timer === timer ? $0.object : nil }
    }
  }
}

extension SessionTime {
  /// Attaches an object to a timer.
  public static func setUserInfo(_ object: Any, of timer: Timer) {
    TimerInfo.set(object, of: timer)
  }

  /// Returns the object that is attached to a timer.
  public static func userInfo(of timer: Timer) -> Any? { TimerInfo.object(of: timer) }
}
