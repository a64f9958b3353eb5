@_spi(Nodes) import PlatenGraph

/// Has no effect: lists have a single appearance in text.
public protocol ListStyle {}

/// The plain list style, which has the same appearance as every other list style.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public nonisolated init() {}
}

/// The grouped list style, which has the same appearance as every other list style.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public nonisolated init() {}
}

/// The inset grouped list style, which has the same appearance as every other list style.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public nonisolated init() {}
}

/// The inset list style, which has the same appearance as every other list style.
public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public nonisolated init() {}
}

/// The sidebar list style, which has the same appearance as every other list style.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public nonisolated init() {}
}

/// The default list style, which has the same appearance as every other list style.
public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A plain list style, which has the default appearance.
  public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  /// A grouped list style, which has the default appearance.
  public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// An inset grouped list style, which has the default appearance.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  /// An inset list style, which has the default appearance.
  public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A sidebar list style, which has the default appearance.
  public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == DefaultListStyle {
  /// The default list style.
  public static var automatic: DefaultListStyle { .init() }
}

extension View {
  /// Has no effect: all lists have the same appearance.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { withoutEffect(self) }
}
