@_spi(Nodes) import PlatenGraph

/// Accepted without effect: every menu style has the same appearance.
@MainActor @preconcurrency
public protocol MenuStyle {}

extension View {
  /// Accepted without effect: the style does not change the appearance of menus.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}

/// The default menu style, which has the default appearance.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates a default menu style.
  public nonisolated init() {}
}

/// The button menu style, which has the default appearance.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button menu style.
  public nonisolated init() {}
}

/// The borderless button menu style, which has the default appearance.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a borderless button menu style.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style for menus, which has the standard appearance.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The button style for menus, which has the standard appearance.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderless button style for menus, which has the standard appearance.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}
