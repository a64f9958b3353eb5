import Foundation
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how something passes from one state to another; here it is there at once.
public struct Animation: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The animation that a platform chooses.
  public static let `default` = Animation("default")
  /// At one speed.
  public static let linear = Animation("linear")
  /// Slow at first.
  public static let easeIn = Animation("easeIn")
  /// Slow at last.
  public static let easeOut = Animation("easeOut")
  /// Slow at first and at last.
  public static let easeInOut = Animation("easeInOut")
  /// As a spring.
  public static let spring = Animation("spring")
  /// As a spring that follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// As a spring that does not bounce.
  public static let smooth = Animation("smooth")
  /// As a spring that bounces little.
  public static let snappy = Animation("snappy")
  /// As a spring that bounces.
  public static let bouncy = Animation("bouncy")

  /// At one speed, in so many seconds.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// Slow at first, in so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Slow at last, in so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Slow at first and at last, in so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }

  /// As a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring
  }

  /// As a spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring
  }

  /// As a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    interactiveSpring
  }

  /// As a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring
  }

  /// As a spring that does not bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    smooth
  }

  /// As a spring that bounces little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    snappy
  }

  /// As a spring that bounces.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    bouncy
  }

  /// By a curve through two points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve")
  }

  /// This animation, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// This animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// This animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// This animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Accepted without effect: when an animation has ended; here that is at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When hardly anything moves any more.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing is left of it.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs the body; what it changes is there at once, for nothing is animated.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs the body, then the completion; what they change is there at once, for nothing is animated.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension View {
  /// Accepted without effect: how this view passes from one state to another.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Accepted without effect: how this view passes from one state to another when a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}

extension Binding {
  /// Accepted without effect: how views pass from one state to another when this is set.
  public func animation(_ animation: Animation? = .default) -> Binding { self }

  /// Accepted without effect: how views pass from one state to another when this is set.
  public func transaction(_ transaction: Transaction) -> Binding { self }
}
