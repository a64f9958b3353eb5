import Foundation

/// A geometric angle, stored in radians.
public struct Angle: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle from a value in radians; a full turn is 2π.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from a value in degrees; a full turn is 360.
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// Returns an angle from a value in radians; a full turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle from a value in degrees; a full turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether the first angle is smaller than the second.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Adds two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// Subtracts the second angle from the first.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// Multiplies an angle by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Divides an angle by a divisor.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Returns the angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
