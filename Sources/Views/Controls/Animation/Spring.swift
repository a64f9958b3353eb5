import Foundation
import PlatenGraph

/// Has no effect: nothing moves like a spring.
public struct Spring: Hashable, Sendable {
  /// The duration of a movement, in seconds.
  public let duration: TimeInterval
  /// The bounce of a movement, from -1 to 1.
  public let bounce: Double

  /// Creates a spring from a duration and a bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  /// Creates a spring from a response and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring from its physical properties.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    self.init()
  }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a pronounced bounce.
  public static let bouncy = Spring(bounce: 0.3)
}

/// Has no effect: nothing follows a curve.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// A straight line.
  public static let linear = UnitCurve(name: "linear")
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(name: "easeInOut")

  /// Returns a curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(name: "bezier")
  }
}

extension Animation {
  /// Returns the spring animation; the spring is ignored.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring
  }
}
