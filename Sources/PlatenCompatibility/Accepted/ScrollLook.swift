import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Accepted without effect: whether something shows how far a view is scrolled; the ends of windows
/// always do.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As a platform shows it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Accepted without effect: when a keyboard on the screen goes.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As a platform has it.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as something scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Accepted without effect: whether scrolling goes on a little at an end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As a platform has it.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// If there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Accepted without effect: where scrolling stops.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String

  /// At whole pages.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// At views.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}

extension View {
  /// Accepted without effect: whether something shows how far a view is scrolled.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Accepted without effect: whether lists and forms have a background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Accepted without effect: when a keyboard on the screen goes.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted without effect: whether fingers scroll; commands and keys always do.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepted without effect: whether views are drawn beyond what scrolls them.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted without effect: whether scrolling goes on a little at an end.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Accepted without effect: where scrolling stops.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Accepted without effect: the views at which scrolling stops.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Accepted without effect: room around what scrolls.
  public func contentMargins(_ length: CGFloat) -> some View { self }

  /// Accepted without effect: room around what scrolls.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}
