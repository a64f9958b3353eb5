import Foundation
@_spi(Nodes) import PlatenGraph

/// Has no effect: a view displays its new state at once.
public struct Animation: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The default animation.
  public static let `default` = Animation("default")
  /// An animation that moves at a constant speed.
  public static let linear = Animation("linear")
  /// An animation that starts slowly.
  public static let easeIn = Animation("easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation("easeOut")
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation("easeInOut")
  /// A spring animation.
  public static let spring = Animation("spring")
  /// A spring animation for movements that follow a gesture.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// A spring animation without bounce.
  public static let smooth = Animation("smooth")
  /// A spring animation with a small bounce.
  public static let snappy = Animation("snappy")
  /// A spring animation with a pronounced bounce.
  public static let bouncy = Animation("bouncy")

  /// Returns the linear animation; the duration, in seconds, is ignored.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// Returns the ease-in animation; the duration, in seconds, is ignored.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Returns the ease-out animation; the duration, in seconds, is ignored.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Returns the ease-in-out animation; the duration, in seconds, is ignored.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }

  /// Returns the spring animation; the response and damping are ignored.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring
  }

  /// Returns the spring animation; the duration and bounce are ignored.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring
  }

  /// Returns the interactive spring animation; the response and damping are ignored.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    interactiveSpring
  }

  /// Returns the spring animation; the mass, stiffness, damping, and initial velocity are ignored.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring
  }

  /// Returns the spring animation without bounce; the duration and extra bounce are ignored.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    smooth
  }

  /// Returns the spring animation with a small bounce; the duration and extra bounce are ignored.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    snappy
  }

  /// Returns the spring animation with a pronounced bounce; the duration and extra bounce are
  /// ignored.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    bouncy
  }

  /// Returns an animation with a custom timing curve; the control points and duration are ignored.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve")
  }

  /// Returns this animation; the delay, in seconds, is ignored.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Returns this animation; the speed factor is ignored.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns this animation; the repeat count is ignored.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns this animation, which never repeats.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Has no effect: an animation is complete as soon as it begins.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The criterion that no noticeable movement remains.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The criterion that the animation has ended entirely.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs a closure without animating its changes, and returns the result of the closure.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure without animating its changes, then calls the completion handler immediately.
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
  /// Has no effect: changes in this view are not animated.
  public func animation(_ animation: Animation?) -> some View { withoutEffect(self) }

  /// Has no effect: a change to the specified value does not animate this view.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    withoutEffect(self)
  }
}

extension Binding {
  /// Has no effect: changes made through this binding are not animated.
  public func animation(_ animation: Animation? = .default) -> Binding { withoutEffect(self) }

  /// Has no effect: changes made through this binding ignore the transaction.
  public func transaction(_ transaction: Transaction) -> Binding { withoutEffect(self) }
}
