import Foundation
@_spi(Nodes) import PlatenGraph

/// Has no effect: Platen applies a new value at once instead of interpolating.
@MainActor @preconcurrency
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic
  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, as the data to animate.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// An empty value, for a type that has no data to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Has no effect: Platen applies a modifier's new values without intermediate steps.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A type whose values can be added to each other and multiplied by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies this value by a number.
  mutating func scale(by rhs: Double)
  /// The squared magnitude of this value.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a type that has no data to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty animatable data.
  public init() {}

  /// The only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the sum of two empty values, which is also empty.
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// Returns the difference between two empty values, which is also empty.
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// Leaves the empty value unchanged.
  public mutating func scale(by rhs: Double) {}
  /// The squared magnitude, which is always 0.
  public var magnitudeSquared: Double { 0 }
}

/// A pair of values that animate together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair from two animatable values.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// A pair of two zero values.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// Returns the pair of the sums of the first values and of the second values.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }
  /// Returns the pair of the differences of the first values and of the second values.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }
  /// Multiplies both values by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squared magnitudes of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
