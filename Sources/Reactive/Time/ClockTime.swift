import Dispatch
import Foundation

/// The start of a clock, as a date and as system uptime.
public struct Epoch: Sendable, Equatable {
  /// The start as a date.
  public let date: Date
  /// The start in nanoseconds of system uptime.
  public let uptime: UInt64

  /// The start that is the same in every run: the date 2001-01-01 and an uptime of one second.
  public static let fixed = Epoch(
    date: Date(timeIntervalSinceReferenceDate: 0), uptime: 1_000_000_000)

  /// The current date and uptime.
  public static var now: Epoch { Epoch(date: Date(), uptime: DispatchTime.now().uptimeNanoseconds) }
}

/// A scheduler time that a ``VirtualClock`` can provide.
public protocol ClockTime: Strideable where Stride: SchedulerTimeIntervalConvertible {
  /// Creates the time at a duration after the start of a clock.
  init(_ elapsed: Duration, since epoch: Epoch)
  /// Returns the duration from the start of a clock to this time, which is negative before the
  /// start.
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
  /// Creates the date at a duration after the start of a clock, rounded down to microseconds.
  ///
  /// Input from outside arrives a nanosecond after the work that is due. In a date, this nanosecond
  /// would become a difference such as 0.9999999999999999 s from the date a second later.
  init(_ elapsed: Duration, since epoch: Epoch) {
    let (seconds, attoseconds) = elapsed.components
    let microseconds = (Double(attoseconds) / 1e12).rounded(.down)
    self = epoch.date + (Double(seconds) + microseconds / 1e6)
  }

  /// Returns the duration since the start of a clock, rounded to microseconds: a current date has a
  /// precision of about a tenth of a microsecond.
  func elapsed(since epoch: Epoch) -> Duration {
    let microseconds = (timeIntervalSince(epoch.date) * 1e6).rounded()
    return .microseconds(Int64(exactly: microseconds.clamped) ?? .max)
  }
}

extension Double {
  /// The value limited to ±9 × 10¹⁸, about three hundred thousand years in microseconds.
  fileprivate var clamped: Double { Swift.min(Swift.max(self, -9e18), 9e18) }
}
