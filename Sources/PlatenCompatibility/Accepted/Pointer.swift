import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Accepted without effect: how a view looks under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As a platform shows it.
  public static let automatic = HoverEffect(name: "automatic")
  /// Lighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// Raised.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Accepted without effect: an action when a pointer comes or goes; it is never called.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted without effect: how this view looks under a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Whether users can act on this view: if not, its controls are disabled.
  public func allowsHitTesting(_ enabled: Bool) -> some View { disabled(!enabled) }

  /// Accepted without effect: whether the focus can go to this view; it goes to controls.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Accepted without effect: which controls the focus goes through together.
  public func focusSection() -> some View { self }

  /// Accepted without effect: whether it is shown where the focus is; it always is.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted without effect: an action when another program opens an address in this one; none
  /// does.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Accepted without effect: at which edges a system waits for the app.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Accepted without effect: whether a system shows its own marks.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepted without effect: whether a phone shows the time and its signal.
  public func statusBar(hidden: Bool) -> some View { self }
}

/// Accepted without effect: what a hand feels.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// That something was done.
  public static let success = SensoryFeedback(name: "success")
  /// That something may be wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// That something failed.
  public static let error = SensoryFeedback(name: "error")
  /// That something else was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// That a number went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// That a number went down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// That something begins.
  public static let start = SensoryFeedback(name: "start")
  /// That something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// That something fell into its place.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// That a level was passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// That two things met.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that meet.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How soft things are that meet.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  /// That two things met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// That two things met.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    impact
  }
}

extension View {
  /// Accepted without effect: what a hand feels when a value changes.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Accepted without effect: what a hand feels when a value changes in a certain way; it is never
  /// asked.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// Accepted without effect: what a hand feels when a value changes; it is never asked.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
