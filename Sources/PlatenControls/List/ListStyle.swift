@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how lists look; all look the same here, for text has one list.
public protocol ListStyle {}

/// A list of rows without a border, or whatever the platform chooses.
public struct PlainListStyle: ListStyle {
  /// The look that lists have anyway.
  public nonisolated init() {}
}

/// A list whose sections stand apart.
public struct GroupedListStyle: ListStyle {
  /// The look that lists have anyway.
  public nonisolated init() {}
}

/// A list whose sections stand apart and away from the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// The look that lists have anyway.
  public nonisolated init() {}
}

/// A list whose rows stand away from the edges.
public struct InsetListStyle: ListStyle {
  /// The look that lists have anyway.
  public nonisolated init() {}
}

/// A list beside what its rows lead to.
public struct SidebarListStyle: ListStyle {
  /// The look that lists have anyway.
  public nonisolated init() {}
}

/// The style that the platform chooses.
public struct DefaultListStyle: ListStyle {
  /// The look that lists have anyway.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without a border.
  public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections that stand apart.
  public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections that stand apart and away from the edges.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows that stand away from the edges.
  public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows beside what they lead to.
  public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == DefaultListStyle {
  /// The style that the platform chooses.
  public static var automatic: DefaultListStyle { .init() }
}

extension View {
  /// Accepted without effect: the look of lists in this view, for text has one list.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
