@_spi(Nodes) import PlatenGraph

/// Has no effect: menus have the same appearance in every style.
@MainActor @preconcurrency
public protocol MenuStyle {}

extension View {
  /// Has no effect: the style of menus cannot be changed.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { withoutEffect(self) }
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
  /// The automatic menu style, which has the standard appearance.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The button menu style, which has the same appearance as the automatic style.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderless button menu style, which has the same appearance as the automatic style.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}
