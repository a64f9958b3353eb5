extension Subscribers {
  /// The number of values that a subscriber requests.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The number of values; one more than `Int.max` for unlimited demand.
    @usableFromInline let rawValue: UInt

    @inlinable init(rawValue: UInt) { self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1) }

    /// A request for an unlimited number of values.
    @inlinable public static var unlimited: Demand { Demand(rawValue: .max) }

    /// A request for no values.
    @inlinable public static var none: Demand { Demand(rawValue: 0) }

    /// Creates a request for a maximum number of values.
    ///
    /// - Precondition: `value` is not negative.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand must not be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of requested values; `nil` if the demand is unlimited.
    @inlinable public var max: Int? { Int(exactly: rawValue) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    @inlinable
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

// As in Combine: unlimited demand stays unlimited, and a sum or product that overflows becomes
// unlimited. A difference below zero traps; a difference that overflows `Int` becomes `none`.
extension Subscribers.Demand {
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let rhs = rhs.max else { return .unlimited }
    return lhs + rhs
  }

  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    lhs.combined { $0.addingReportingOverflow(rhs) } ?? .unlimited
  }

  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard lhs != .unlimited else { return .unlimited }
    guard let rhs = rhs.max else { return .none }
    return lhs - rhs
  }

  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard lhs != .unlimited else { return .unlimited }
    return lhs.combined { $0.subtractingReportingOverflow(rhs) } ?? .none
  }

  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    lhs.combined { $0.multipliedReportingOverflow(by: rhs) } ?? .unlimited
  }

  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
  @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Returns the result of integer arithmetic on the number of values, or `nil` if the demand is
  /// unlimited or the result overflows.
  @inlinable
  func combined(_ operation: (Int) -> (partialValue: Int, overflow: Bool)) -> Self? {
    guard let max else { return nil }
    let (value, overflow) = operation(max)
    return overflow ? nil : .max(value)
  }
}

extension Subscribers.Demand {
  @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }
  @inlinable public static func < (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 < rhs } ?? false
  }
  @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }
  @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
  @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
  @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
  @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
  @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
}

extension Subscribers.Demand: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(rawValue: decoder.singleValueContainer().decode(UInt.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Subscribers.Demand {
  /// Traps if the demand is zero, as Combine does when a subscriber requests no values.
  @inlinable
  package func assertNonzero() {
    precondition(self != .none, "API Violation: demand must not be zero")
  }
}
