@_spi(Nodes) import PlatenGraph

/// Accepted without effect: every tab view shows its tabs in a bar above the content.
@MainActor @preconcurrency
public protocol TabViewStyle {}

extension View {
  /// Accepted without effect: the style does not change the appearance of tab views.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Accepted without effect: a tab view shows tabs instead of a page indicator.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

/// The default tab view style, which shows a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates a default tab view style.
  public nonisolated init() {}
}

/// The paged tab view style, which shows a bar of tabs.
public struct PageTabViewStyle: TabViewStyle {
  /// Accepted without effect: tabs are always visible, and a page indicator never is.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  /// Creates a paged tab view style and ignores the display mode.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// Accepted without effect: a page indicator is not shown.
public struct PageIndexViewStyle: Sendable {
  /// Accepted without effect: a page indicator has no background.
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
  /// The automatic style for tab views, which shows a bar of tabs.
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The paged style for tab views, which shows a bar of tabs.
  public static var page: PageTabViewStyle { .init() }

  /// Returns a paged style for tab views and ignores the display mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
