@_spi(Nodes) import PlatenGraph

/// A style for buttons. Every built-in style draws the label in parentheses.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

extension View {
  /// Has no effect: buttons have the same appearance in every built-in style.
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
  /// The automatic button style, which has the standard appearance.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered button style, which has the same appearance as the automatic style.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The prominent bordered button style, which has the same appearance as the automatic style.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless button style, which has the same appearance as the automatic style.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain button style, which has the same appearance as the automatic style.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The link button style, which has the same appearance as the automatic style.
  public static var link: LinkButtonStyle { .init() }
}
