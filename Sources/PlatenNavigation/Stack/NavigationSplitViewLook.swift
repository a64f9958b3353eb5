import Foundation
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: which columns of a split view are seen; all are.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// Those that a platform chooses.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Accepted without effect: how split views look; their columns stand one above the other here.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// Split views as they always look.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look that split views have anyway.
  public nonisolated init() {}
}

/// Split views as they always look.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look that split views have anyway.
  public nonisolated init() {}
}

/// Split views as they always look.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look that split views have anyway.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Split views as they always look.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Split views as they always look.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Split views as they always look.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Accepted without effect: the look of split views in this view.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Accepted without effect: how wide a column of a split view is.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Accepted without effect: how wide a column of a split view is.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
