import Dispatch
import Foundation
import PlatenContext

/// Dates, timers and queues that use the session clock in a session, and otherwise those of the system.
///
/// The source file that the plugin UnchangedSources adds to a target calls these functions. Source
/// locations have the form `Module/File.swift:12`.
public enum SessionTime {
  /// The current date.
  public static var date: Date { SessionContext.current.clock?.date ?? Date() }

  /// The time since the system started, in seconds.
  public static var uptime: TimeInterval {
    SystemTime.uptime.map { $0 / .seconds(1) } ?? ProcessInfo.processInfo.systemUptime
  }

  /// The current time, as a `DispatchTime`.
  public static var dispatchTime: DispatchTime {
    guard let clock = SessionContext.current.clock else { return .now() }
    return DispatchQueue.SchedulerTimeType(clock.now.elapsed, since: clock.epoch).dispatchTime
  }
}

/// Conversions between times of the system and times of the session clock, as if both clocks advanced
/// together from now on. Outside a session, they are the same.
extension SessionTime {
  static func systemTime(of time: DispatchTime) -> DispatchTime {
    if SessionContext.current.clock == nil || time == .distantFuture { return time }
    return .now() + .nanoseconds(time.nanoseconds(since: dispatchTime))
  }

  static func systemDate(of date: Date) -> Date {
    guard let clock = SessionContext.current.clock else { return date }
    return Date() + date.timeIntervalSince(clock.date)
  }

  /// Returns the time of the session for a time that was computed from the system's current time,
  /// shortly before. The remaining time is rounded up to milliseconds to cancel that difference.
  static func sessionTime(of time: DispatchTime) -> DispatchTime {
    if SessionContext.current.clock == nil || time == .distantFuture { return time }
    let (milliseconds, rest) = time.nanoseconds(since: .now()).quotientAndRemainder(
      dividingBy: 1_000_000)
    return dispatchTime + .milliseconds(milliseconds + (rest > 0 ? 1 : 0))
  }
}

extension DispatchTime {
  /// Returns the nanoseconds from another time to this one, which are negative if this time is earlier.
  func nanoseconds(since start: DispatchTime) -> Int {
    Int(clamping: uptimeNanoseconds) - Int(clamping: start.uptimeNanoseconds)
  }
}
