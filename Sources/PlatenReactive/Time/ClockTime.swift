import Dispatch
import Foundation

/// The moment at which a clock began, as other clocks count it.
public struct Epoch: Sendable, Equatable {
  /// The calendar's.
  public let date: Date
  /// Nanoseconds since the system started.
  public let uptime: UInt64

  /// The same in every run: the start of 2001, and one second after the system's.
  public static let fixed = Epoch(
    date: Date(timeIntervalSinceReferenceDate: 0), uptime: 1_000_000_000)

  /// The present.
  public static var now: Epoch { Epoch(date: Date(), uptime: DispatchTime.now().uptimeNanoseconds) }
}

/// The time of a scheduler, where a ``VirtualClock`` can tell it.
public protocol ClockTime: Strideable where Stride: SchedulerTimeIntervalConvertible {
  /// The time so long after a clock began.
  init(_ elapsed: Duration, since epoch: Epoch)
  /// How long after a clock began this time is; negative before.
  func elapsed(since epoch: Epoch) -> Duration
}

extension DispatchQueue.SchedulerTimeType: ClockTime {
  public init(_ elapsed: Duration, since epoch: Epoch) {
    let uptime = Duration.nanoseconds(Int64(epoch.uptime)) + elapsed
    self.init(DispatchTime(uptimeNanoseconds: UInt64(max(uptime.nanoseconds, 1))))
  }

  public func elapsed(since epoch: Epoch) -> Duration {
    let uptime = min(dispatchTime.uptimeNanoseconds, UInt64(Int64.max))
    return .nanoseconds(Int64(uptime) - Int64(epoch.uptime))
  }
}

extension RunLoop.SchedulerTimeType: ClockTime {
  public init(_ elapsed: Duration, since epoch: Epoch) {
    self.init(Date(elapsed, since: epoch))
  }

  public func elapsed(since epoch: Epoch) -> Duration { date.elapsed(since: epoch) }
}

extension OperationQueue.SchedulerTimeType: ClockTime {
  public init(_ elapsed: Duration, since epoch: Epoch) {
    self.init(Date(elapsed, since: epoch))
  }

  public func elapsed(since epoch: Epoch) -> Duration { date.elapsed(since: epoch) }
}

extension Date {
  fileprivate init(_ elapsed: Duration, since epoch: Epoch) {
    self = epoch.date + elapsed / .seconds(1)
  }

  /// To the microsecond: a date of today holds no less than a tenth of it.
  fileprivate func elapsed(since epoch: Epoch) -> Duration {
    let microseconds = (timeIntervalSince(epoch.date) * 1e6).rounded()
    return .microseconds(Int64(exactly: microseconds.clamped) ?? .max)
  }
}

extension Double {
  /// As far as three thousand centuries go, in microseconds.
  fileprivate var clamped: Double { Swift.min(Swift.max(self, -9e18), 9e18) }
}
