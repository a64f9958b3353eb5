import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Has no effect: indicators of scroll views cannot be hidden.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The default visibility of scroll indicators on the platform.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// A visibility that shows scroll indicators.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// A visibility that hides scroll indicators.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// A visibility that never shows scroll indicators.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Has no effect: a terminal has no onscreen keyboard.
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

/// Has no effect: scroll views do not bounce.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The default bounce behavior of the platform.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// A behavior that always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// A behavior that bounces if the content is larger than the viewport.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Has no effect: scrolling does not snap to targets.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String

  /// A behavior that snaps to pages.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// A behavior that snaps to views.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}

extension View {
  /// Has no effect: content above and below the viewport of a scroll view is always indicated.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: lists and forms have no background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { withoutEffect(self) }

  /// Has no effect: scrolling never dismisses a keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the user can always scroll with commands and keys.
  public func scrollDisabled(_ disabled: Bool) -> some View { withoutEffect(self) }

  /// Has no effect: scrollable content is always clipped to the viewport.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { withoutEffect(self) }

  /// Has no effect: scrolling stops at the end of the content.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: scrolling never snaps to pages or views.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views are not scroll targets.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { withoutEffect(self) }

  /// Has no effect: the content of scroll views has no margins.
  public func contentMargins(_ length: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: scrollable content has no margins at the specified edges.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    withoutEffect(self)
  }
}
