import Foundation

/// A point in time of a scheduler that measures time in dates.
package protocol DateBasedTime: Strideable, Codable, Hashable, Sendable
where Stride: DateBasedStride {
  var date: Date { get }
  init(_ date: Date)
}

extension DateBasedTime {
  public func distance(to other: Self) -> Stride {
    Stride(
      date.timeIntervalSinceReferenceDate.distance(to: other.date.timeIntervalSinceReferenceDate))
  }

  public func advanced(by n: Stride) -> Self { Self(date + n.magnitude) }
}

/// An interval of a date-based scheduler, in seconds.
package protocol DateBasedStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Sendable
{
  var magnitude: TimeInterval { get set }
  init(_ timeInterval: TimeInterval)
}

extension DateBasedStride {
  public init(integerLiteral value: TimeInterval) { self.init(value) }
  public init(floatLiteral value: TimeInterval) { self.init(value) }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    self.init(value)
  }

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
