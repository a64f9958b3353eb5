import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Has no effect: indicators of scroll views cannot be hidden.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

/// Has no effect: a terminal has no onscreen keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// Has no effect: scroll views do not bounce.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// Has no effect: scrolling does not snap to targets.
public enum ScrollTargetBehavior: Hashable, Sendable {
  case paging, viewAligned
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
