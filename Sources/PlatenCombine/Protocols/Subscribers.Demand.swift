extension Subscribers {
  /// A requested number of values.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The number of values; one more than `Int.max` if it is unlimited.
    @usableFromInline let rawValue: UInt

    @inlinable init(rawValue: UInt) { self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1) }

    /// A request for any number of values.
    @inlinable public static var unlimited: Demand { Demand(rawValue: .max) }

    /// A request for no values.
    @inlinable public static var none: Demand { Demand(rawValue: 0) }

    /// A request for at most a number of values.
    ///
    /// - Precondition: The number is not negative.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values; `nil` if it is unlimited.
    @inlinable public var max: Int? { Int(exactly: rawValue) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    @inlinable
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

// Arithmetic: unlimited stays unlimited; a sum that overflows is unlimited, and a difference with
// more than there is overflows to `none` or traps as a negative demand, as in Combine.
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

  /// The result of an operation on the number; `nil` if it is unlimited or overflows.
  @inlinable
  func combined(_ operation: (Int) -> (partialValue: Int, overflow: Bool)) -> Self? {
    guard let max else { return nil }
    let (value, overflow) = operation(max)
    return overflow ? nil : .max(value)
  }
}

// Comparison with numbers.
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
  /// Traps where Combine does: a request asks for at least one value.
  @inlinable
  func assertNonzero() { precondition(self != .none, "API Violation: demand must not be zero") }
}
