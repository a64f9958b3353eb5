import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A description of how a view appears and disappears. Only its last phase is shown: nothing
/// animates.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view, which the compiler infers.
  associatedtype Body: View
  /// The view to which the transition is applied.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A phase of a transition. A view that is shown is in the identity phase.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }

  /// The value of the phase: -1 before, 0 while, and 1 after the view is shown.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension View {
  /// Shows the last phase of a transition. The view appears and disappears immediately.
  public func transition<T: Transition>(_ transition: T) -> some View {
    let view = withoutEffect(self)
    return transition.body(
      content: PlaceholderContentView(content: AnyView(view)), phase: .identity)
  }
}

extension AnyTransition {
  /// Creates a transition that has no effect.
  public init<T: Transition>(_ transition: T) { self = .identity }
}

extension Transition {
  /// Returns this transition: its animation has no effect.
  public func animation(_ animation: Animation?) -> some Transition { self }

  /// Returns a combination of this transition and another, which leaves the view unchanged.
  public func combined<T: Transition>(with other: T) -> some Transition { IdentityTransition() }
}

// MARK: - Built-in transitions

/// A transition that leaves a view unchanged, as all built-in ones do.
public protocol _UnchangingTransition: Transition {}

extension _UnchangingTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Has no effect: a view is shown unchanged.
public struct IdentityTransition: _UnchangingTransition {
  /// Creates a transition that leaves the view unchanged.
  public nonisolated init() {}
}

/// Has no effect: a view is not faded.
public struct OpacityTransition: _UnchangingTransition {
  /// Creates a transition that fades the view.
  public nonisolated init() {}
}

/// Has no effect: a view does not slide.
public struct SlideTransition: _UnchangingTransition {
  /// Creates a transition that moves the view in and out.
  public nonisolated init() {}
}

/// Has no effect: a view is not scaled.
public struct ScaleTransition: _UnchangingTransition {
  /// Creates a transition that scales the view.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {}
}

/// Has no effect: a view is not moved.
public struct MoveTransition: _UnchangingTransition {
  /// Creates a transition that moves the view from an edge.
  public nonisolated init(edge: Edge) {}
}

/// Has no effect: a view is not pushed.
public struct PushTransition: _UnchangingTransition {
  /// Creates a transition that pushes the previous view.
  public nonisolated init(edge: Edge) {}
}

/// Has no effect: a view keeps its position.
public struct OffsetTransition: _UnchangingTransition {
  /// Creates a transition that moves the view by an offset.
  public nonisolated init(_ offset: CGSize) {}
}

/// Has no effect: a view is not blurred.
public struct BlurReplaceTransition: _UnchangingTransition {
  /// The direction in which a blurred view moves.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// A movement down and up.
    public static let downUp = Configuration(name: "downUp")
    /// A movement up.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Creates a transition that blurs the view.
  public nonisolated init(configuration: Configuration) {}
}

/// Has no effect: a view appears as it disappears.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  _UnchangingTransition
{
  /// Creates a transition that differs between insertion and removal.
  public nonisolated init(insertion: Insertion, removal: Removal) {}
}

/// Has no effect: symbols have no effects.
public struct SymbolEffectTransition: _UnchangingTransition {
  /// Creates a transition that applies an effect to symbols.
  public nonisolated init(effect: SymbolEffect, options: SymbolEffectOptions) {}
}

extension Transition where Self == IdentityTransition {
  /// The transition of `IdentityTransition`.
  public static var identity: IdentityTransition { .init() }
}

extension Transition where Self == OpacityTransition {
  /// The transition of `OpacityTransition`.
  public static var opacity: OpacityTransition { .init() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in and out.
  public static var slide: SlideTransition { .init() }
}

extension Transition where Self == ScaleTransition {
  /// The transition of `ScaleTransition`.
  public static var scale: ScaleTransition { .init(0) }

  /// Returns a transition that scales the view by a factor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    .init(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view from an edge.
  public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that pushes the previous view.
  public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Returns an `OffsetTransition`.
  public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }

  /// Returns an `OffsetTransition` by x and y.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    .init(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs the view.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

  /// Returns a transition that blurs the view and moves it.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    .init(configuration: configuration)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition that applies the default effect to symbols.
  public static var symbolEffect: SymbolEffectTransition {
    .init(effect: .automatic, options: .default)
  }

  /// Returns a transition that applies an effect to symbols.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    .init(effect: effect, options: options)
  }
}

extension Transition {
  /// Returns an `AsymmetricTransition`.
  public static func asymmetric<I: Transition, R: Transition>(
    insertion: I, removal: R
  ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
    .init(insertion: insertion, removal: removal)
  }
}
