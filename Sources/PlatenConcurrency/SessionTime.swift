import Dispatch
import Foundation
import PlatenReactive

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
    SystemTime.uptime.map { DispatchTime(uptimeNanoseconds: UInt64($0 / .nanoseconds(1))) }
      ?? .now()
  }
}
