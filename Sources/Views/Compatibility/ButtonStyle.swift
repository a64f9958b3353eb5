import PlatenControls
@_spi(Nodes) import PlatenGraph

/// The default button style, which draws a button in parentheses.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Creates a default button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The bordered button style, which draws a button in parentheses.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Creates a bordered button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The prominent bordered button style, which draws a button in parentheses.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Creates a prominent bordered button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The borderless button style, which draws a button in parentheses.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Creates a borderless button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The plain button style, which draws a button in parentheses.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Creates a plain button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The link button style, which draws a button in parentheses.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Creates a link button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
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
