import PlatenControls

/// Accepted without effect: text fields as they always look.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: text fields as they always look.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: text fields as they always look.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: text fields as they always look.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}
}

/// A style that leaves text fields as they always look.
protocol BuiltInTextFieldStyle: TextFieldStyle, BuiltInStyle {}

extension BuiltInTextFieldStyle {
  /// What is drawn anyway.
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Accepted without effect: text fields as they always look.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Accepted without effect: text fields as they always look.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Accepted without effect: text fields as they always look.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// Accepted without effect: text fields as they always look.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
