import Foundation

/// A value that a chart can plot: a number, a date, a category, or a value represented by one.
///
///     enum Drink: String, Plottable { case tea, coffee }
public protocol Plottable {
  /// The type of the number, the date or the category that represents a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, the date or the category that represents this value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value that a number, a date or a category represents.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates the value with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The position of the value on an axis.
  var plotted: _PlottedValue { primitivePlottable._plotted }

  /// Creates the value at a position on an axis.
  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

/// A number, a date or a category.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The position of this number, date or category on an axis.
  var _plotted: _PlottedValue { get }

  /// Creates the number, the date or the category at a position on an axis.
  init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
  /// This value.
  public var primitivePlottable: Self { self }

  /// Creates a copy of a value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// The position of a value on an axis.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotted: _PlottedValue { .number(Double(self)) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(exactly: number)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: _PlottedValue { .number(Double(self)) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .number((self as NSDecimalNumber).doubleValue) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .category(self) }

  public init?(_plotted: _PlottedValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .date(self) }

  public init?(_plotted: _PlottedValue) {
    switch _plotted {
    case .date(let date): self = date
    case .number(let seconds): self.init(timeIntervalSinceReferenceDate: seconds)
    case .category: return nil
    }
  }
}
