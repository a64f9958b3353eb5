@_spi(Nodes) import PlatenGraph

/// Has no effect: every navigation view shows a stack of views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

extension View {
  /// Has no effect: navigation views have the same appearance in every style.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    withoutEffect(self)
  }
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
  /// The stack navigation view style, which has the same appearance as the automatic style.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The columns navigation view style, which has the same appearance as the automatic style.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The automatic navigation view style, which has the standard appearance.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
