import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Accepted without effect: scroll views always indicate content above and below the viewport.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The default visibility of the platform.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Visible indicators.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden indicators.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Indicators that are never visible.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Accepted without effect: a terminal has no onscreen keyboard to dismiss.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The default mode of the platform.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// A mode that dismisses the keyboard when scrolling starts.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// A mode that dismisses the keyboard as the user drags.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// A mode that never dismisses the keyboard.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Accepted without effect: scroll views do not bounce.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The default bounce behavior of the platform.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// A behavior that always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// A behavior that bounces if the content is larger than the viewport.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Accepted without effect: scrolling does not snap to targets.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String

  /// A behavior that snaps to pages.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// A behavior that snaps to views.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}

extension View {
  /// Accepted without effect: the visibility does not change the indicators of a scroll view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Accepted without effect: lists and forms have no background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Accepted without effect: scrolling never dismisses a keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted without effect: commands and keys always scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepted without effect: scrollable content is always clipped.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted without effect: scrolling stops at the end of the content.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Accepted without effect: the behavior does not change where scrolling stops.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Accepted without effect: views are not scroll targets.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Accepted without effect: scrollable content has no margins.
  public func contentMargins(_ length: CGFloat) -> some View { self }

  /// Accepted without effect: scrollable content has no margins at the specified edges.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}
