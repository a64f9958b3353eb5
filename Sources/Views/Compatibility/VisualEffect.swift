import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Has no effect: a terminal cannot draw visual effects.
public protocol VisualEffect: Sendable {}

/// An effect that leaves a view unchanged.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that leaves a view unchanged.
  public init() {}
}

extension VisualEffect {
  /// Has no effect: views are not moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Has no effect: views are not moved by a size.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Has no effect: views are not scaled.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Has no effect: views are not scaled in either dimension.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }

  /// Has no effect: views are not rotated.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Has no effect: views are not rotated in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }

  /// Has no effect: the opacity of an effect does not change the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Has no effect: views are not blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Has no effect: colors are not changed.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Has no effect: colors are not desaturated.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Has no effect: the saturation of colors is not changed.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Has no effect: the contrast of colors is not changed.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Has no effect: the hue of colors is not changed.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// The phase of a view that scrolls in or out. A visible view is in the identity phase.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is in the identity phase.
  public var isIdentity: Bool { self == .identity }

  /// The value of the phase, from -1 to 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// Has no effect: views scroll without a transition.
public struct ScrollTransitionConfiguration: Sendable {
  /// A transition that is animated.
  public static let animated = ScrollTransitionConfiguration()
  /// A transition that follows the position.
  public static let interactive = ScrollTransitionConfiguration()
  /// No transition.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a transition with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  /// Returns a transition that follows the position along a curve.
  public static func interactive(
    timingCurve: UnitCurve
  ) -> ScrollTransitionConfiguration {
    .interactive
  }

  /// The part of a view that is visible when its transition ends.
  public struct Threshold: Sendable {
    /// The whole view.
    public static let visible = Threshold()
    /// None of the view.
    public static let hidden = Threshold()
    /// The center of the view.
    public static let centered = Threshold()

    /// Returns a part of the view.
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }

  /// Returns this transition with a threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// Returns this transition between positions with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Has no effect: visual effects cannot be drawn in a terminal.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views are scrolled in without a transition.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views are scrolled in and out without transitions.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views do not move when their geometry changes.
  public func geometryGroup() -> some View { withoutEffect(self) }
}
