import Foundation
@_spi(Nodes) import PlatenGraph

/// Has no effect: all columns of a split view are visible.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// A visibility that shows the default columns of the platform.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// A visibility that shows all columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// A visibility that shows the last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// A visibility that shows the detail column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Has no effect: the columns of a split view are always stacked vertically.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The automatic navigation split view style, which stacks the columns.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates an automatic navigation split view style.
  public nonisolated init() {}
}

/// The balanced navigation split view style, which stacks the columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a balanced navigation split view style.
  public nonisolated init() {}
}

/// The prominent-detail navigation split view style, which stacks the columns.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a prominent-detail navigation split view style.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The automatic style, which stacks the columns of a split view vertically.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The balanced style, which has the same appearance as the automatic style.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The prominent-detail style, which has the same appearance as the automatic style.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Has no effect: a split view has one style.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { withoutEffect(self) }

  /// Has no effect: stacked columns have no fixed width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: stacked columns have no minimum, ideal or maximum width.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { withoutEffect(self) }
}
