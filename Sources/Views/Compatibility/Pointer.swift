import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Has no effect: views do not change when a pointer hovers over them.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}

extension View {
  /// Has no effect: a terminal does not report hovering.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { withoutEffect(self) }

  /// Has no effect: views have no hover effect.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { withoutEffect(self) }

  /// Disables the controls in this view if hit testing is not allowed.
  public func allowsHitTesting(_ enabled: Bool) -> some View { disabled(!enabled) }

  /// Has no effect: only controls can receive focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { withoutEffect(self) }

  /// Has no effect: focus always moves through the controls in frame order.
  public func focusSection() -> some View { withoutEffect(self) }

  /// Has no effect: the focused control is always marked.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { withoutEffect(self) }

  /// Has no effect: other programs cannot open a URL in this program.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal has no system gestures.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { withoutEffect(self) }

  /// Has no effect: a terminal has no system overlays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal has no status bar to hide.
  public func statusBar(hidden: Bool) -> some View { withoutEffect(self) }
}

/// Has no effect: a terminal cannot play haptic feedback.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// Feedback for a completed task.
  public static let success = SensoryFeedback(name: "success")
  /// Feedback for a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// Feedback for an error.
  public static let error = SensoryFeedback(name: "error")
  /// Feedback for a changed selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// Feedback for an increased value.
  public static let increase = SensoryFeedback(name: "increase")
  /// Feedback for a decreased value.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Feedback for the start of an activity.
  public static let start = SensoryFeedback(name: "start")
  /// Feedback for the end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// Feedback for the alignment of a dragged item.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Feedback for a change between discrete levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Feedback for a collision between objects, with the default weight and intensity.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of the objects in a collision.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// The flexibility of the objects in a collision.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  /// Returns feedback for a collision between objects of the specified weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Returns feedback for a collision between objects of the specified flexibility.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    impact
  }
}

extension View {
  /// Has no effect: a change to the value produces no haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal has no haptic feedback, so the condition is never evaluated.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal has no haptic feedback to choose.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    withoutEffect(self)
  }
}
