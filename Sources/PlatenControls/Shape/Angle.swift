import Foundation

/// How far something is turned.
public struct Angle: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The angle in radians, of which a whole turn has 2π.
  public var radians: Double

  /// An angle of nothing.
  public init() { radians = 0 }

  /// An angle in radians, of which a whole turn has 2π.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees, of which a whole turn has 360.
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  /// The angle in degrees, of which a whole turn has 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of nothing.
  public static let zero = Angle()

  /// An angle in radians, of which a whole turn has 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees, of which a whole turn has 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first turns less far.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Both turns, one after the other.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The first turn, without the other.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// A turn so many times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// A part of a turn.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// The turn in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
