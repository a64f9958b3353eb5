@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how navigation views look; pages lie on each other here.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

extension View {
  /// Accepted without effect: the look of navigation views in this view, whose pages lie on each other.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// Pages that lie on each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The look that navigation views have anyway.
  public nonisolated init() {}
}

/// Pages side by side, elsewhere.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The look that navigation views have anyway.
  public nonisolated init() {}
}

/// Two pages side by side, elsewhere.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The look that navigation views have anyway.
  public nonisolated init() {}
}

/// The style that the platform chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The look that navigation views have anyway.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages that lie on each other.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side, elsewhere.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the platform chooses.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
