@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how buttons look; all stand in parentheses here.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

extension View {
  /// Accepted without effect: the look of buttons in this view, for text has one look of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
}

/// Buttons as they always look.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The look that buttons have anyway.
  public nonisolated init() {}
}

/// Buttons as they always look.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The look that buttons have anyway.
  public nonisolated init() {}
}

/// Buttons as they always look.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The look that buttons have anyway.
  public nonisolated init() {}
}

/// Buttons as they always look.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The look that buttons have anyway.
  public nonisolated init() {}
}

/// Buttons as they always look.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The look that buttons have anyway.
  public nonisolated init() {}
}

/// Buttons as they always look.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// The look that buttons have anyway.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Buttons as they always look.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons as they always look.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons as they always look.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons as they always look.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons as they always look.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Buttons as they always look.
  public static var link: LinkButtonStyle { .init() }
}
