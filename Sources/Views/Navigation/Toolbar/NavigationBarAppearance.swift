import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A namespace for the title display modes of navigation bars.
public struct NavigationBarItem: Sendable {
  /// Has no effect: navigation titles have one size.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// Has no effect: the titles of toolbars have one size.
public struct ToolbarTitleDisplayMode: Sendable {
  private let name: String

  /// The default title size of the platform.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// A large title.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// A small title in the toolbar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// A large title in the toolbar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// Has no effect: toolbars have the same layout in every role.
public struct ToolbarRole: Sendable {
  private let name: String

  /// The default role of the platform.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The role of a toolbar for hierarchical navigation.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The role of a toolbar for browsing, as in a web browser.
  public static let browser = ToolbarRole(name: "browser")
  /// The role of a toolbar for editing a document.
  public static let editor = ToolbarRole(name: "editor")
}

extension View {
  /// Has no effect: a navigation bar title has one size.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { withoutEffect(self) }

  /// Has no effect: a toolbar title has one size.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: bars have no background.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { withoutEffect(self) }

  /// Has no effect: bars have no background to show or hide.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { withoutEffect(self) }

  /// Has no effect: the role does not change the toolbar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { withoutEffect(self) }

  /// Has no effect: a terminal has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { withoutEffect(self) }
}
