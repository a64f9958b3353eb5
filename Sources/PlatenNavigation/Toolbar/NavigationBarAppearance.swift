import PlatenControls
@_spi(Nodes) import PlatenGraph

/// What bars above pages are, elsewhere.
public struct NavigationBarItem: Sendable {
  /// Accepted without effect: how large the title of a page is, for text has one size.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// Accepted without effect: how large the title of a page is, for text has one size.
public struct ToolbarTitleDisplayMode: Sendable {
  private let name: String

  /// As a platform shows it.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Small.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Small, where it is large otherwise.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// Accepted without effect: what a bar is for.
public struct ToolbarRole: Sendable {
  private let name: String

  /// What a platform takes it for.
  public static let automatic = ToolbarRole(name: "automatic")
  /// To go through a hierarchy.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// To go through what lies side by side.
  public static let browser = ToolbarRole(name: "browser")
  /// To edit.
  public static let editor = ToolbarRole(name: "editor")
}

extension View {
  /// Accepted without effect: how large the title of the page is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepted without effect: how large the title of the page is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Accepted without effect: what lies behind bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted without effect: whether anything lies behind bars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted without effect: what a bar is for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Accepted without effect: whether a phone shows the time and its signal.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
