@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how menus look; all look the same here, for text has one menu.
@MainActor @preconcurrency
public protocol MenuStyle {}

extension View {
  /// Accepted without effect: the look of menus in this view, for text has one menu.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}

/// Menus as they always look.
public struct DefaultMenuStyle: MenuStyle {
  /// The look that menus have anyway.
  public nonisolated init() {}
}

/// Menus as they always look.
public struct ButtonMenuStyle: MenuStyle {
  /// The look that menus have anyway.
  public nonisolated init() {}
}

/// Menus as they always look.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The look that menus have anyway.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// Menus as they always look.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Menus as they always look.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Menus as they always look.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}
