@_spi(Nodes) import PlatenGraph

/// Accepted without effect: every navigation view shows a stack of views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

extension View {
  /// Accepted without effect: the style does not change the appearance of navigation views.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// The stack navigation view style, which has the default appearance.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a stack navigation view style.
  public nonisolated init() {}
}

/// The column navigation view style, which has the default appearance.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a column navigation view style.
  public nonisolated init() {}
}

/// The double-column navigation view style, which has the default appearance.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a double-column navigation view style.
  public nonisolated init() {}
}

/// The default navigation view style, which has the default appearance.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates a default navigation view style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The stack style for navigation views, which has the standard appearance.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The columns style for navigation views, which has the standard appearance.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The automatic style for navigation views, which has the standard appearance.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
