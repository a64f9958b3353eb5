@_spi(Nodes) import PlatenGraph

/// Has no effect: every tab view shows its tabs in a bar above the content.
@MainActor @preconcurrency
public protocol TabViewStyle {}

extension View {
  /// Has no effect: tab views have the same appearance in every style.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { withoutEffect(self) }

  /// Has no effect: a tab view shows tabs instead of a page indicator.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { withoutEffect(self) }
}

/// The default tab view style, which shows a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates a default tab view style.
  public nonisolated init() {}
}

/// The paged tab view style, which shows a bar of tabs.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the page indicator, which is always hidden. Tabs are always visible.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  /// Creates a paged tab view style and ignores the display mode.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// A style for page indicators, which are never shown.
public struct PageIndexViewStyle: Sendable {
  /// The visibility of a page indicator's background. Page indicators have no background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }

  /// Creates a page indicator style and ignores the display mode of its background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// Returns a page indicator style and ignores the display mode of its background.
  public static func page(
    backgroundDisplayMode: BackgroundDisplayMode = .automatic
  ) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }

  /// The default page indicator style.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The automatic tab view style, which shows a bar of tabs.
  public static var automatic: DefaultTabViewStyle { .init() }
}

/// The tab view style with a sidebar, which shows a bar of tabs.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates a tab view style with a sidebar.
  public nonisolated init() {}
}

/// The tab view style without a sidebar, which shows a bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates a tab view style without a sidebar.
  public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The tab view style with a sidebar, which has the same appearance as the automatic style.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The tab view style without a sidebar, which has the same appearance as the automatic style.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The paged tab view style, which has the same appearance as the automatic style.
  public static var page: PageTabViewStyle { .init() }

  /// Returns the paged tab view style and ignores the display mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
