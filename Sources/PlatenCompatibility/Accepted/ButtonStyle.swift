@_spi(Nodes) import PlatenGraph

/// Accepted without effect: every button style draws the label in parentheses.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

extension View {
  /// Accepted without effect: the style does not change the appearance of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
}

/// The default button style, which draws a button in parentheses.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates a default button style.
  public nonisolated init() {}
}

/// The bordered button style, which draws a button in parentheses.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a bordered button style.
  public nonisolated init() {}
}

/// The prominent bordered button style, which draws a button in parentheses.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a prominent bordered button style.
  public nonisolated init() {}
}

/// The borderless button style, which draws a button in parentheses.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a borderless button style.
  public nonisolated init() {}
}

/// The plain button style, which draws a button in parentheses.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a plain button style.
  public nonisolated init() {}
}

/// The link button style, which draws a button in parentheses.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates a link button style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic style for buttons, which has the standard appearance.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered style for buttons, which has the standard appearance.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The prominent bordered style for buttons, which has the standard appearance.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless style for buttons, which has the standard appearance.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain style for buttons, which has the standard appearance.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The link style for buttons, which has the standard appearance.
  public static var link: LinkButtonStyle { .init() }
}
