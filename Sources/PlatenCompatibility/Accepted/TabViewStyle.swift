@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how tabs look; all stand in a line here.
@MainActor @preconcurrency
public protocol TabViewStyle {}

extension View {
  /// Accepted without effect: the look of tabs in this view, which stand in a line.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Accepted without effect: the look of the marks of pages, which are tabs here.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

/// Tabs as they always look.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The look that tabs have anyway.
  public nonisolated init() {}
}

/// Tabs as they always look.
public struct PageTabViewStyle: TabViewStyle {
  /// Accepted without effect: whether marks of pages are shown.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  /// The look that tabs have anyway.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// Accepted without effect: how the marks of pages look, which are tabs here.
public struct PageIndexViewStyle: Sendable {
  /// Accepted without effect: whether there is something behind the marks.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }

  /// The look that marks have anyway.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// The look that marks have anyway.
  public static func page(
    backgroundDisplayMode: BackgroundDisplayMode = .automatic
  ) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }

  /// The look that marks have anyway.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs as they always look.
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs as they always look.
  public static var page: PageTabViewStyle { .init() }

  /// Tabs as they always look.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
