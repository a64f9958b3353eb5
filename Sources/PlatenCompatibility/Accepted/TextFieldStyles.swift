import PlatenControls

/// Accepted without effect: the default text field style has the standard appearance.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates a default text field style.
  public nonisolated init() {}
}

/// Accepted without effect: the plain text field style has the standard appearance.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates a plain text field style.
  public nonisolated init() {}
}

/// Accepted without effect: the rounded-border text field style has the standard appearance.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates a rounded-border text field style.
  public nonisolated init() {}
}

/// Accepted without effect: the square-border text field style has the standard appearance.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates a square-border text field style.
  public nonisolated init() {}
}

/// A built-in style that draws text fields with the standard appearance.
protocol BuiltInTextFieldStyle: TextFieldStyle, BuiltInStyle {}

extension BuiltInTextFieldStyle {
  /// Returns a text field with the standard appearance.
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Accepted without effect: text fields in the automatic style have the standard appearance.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Accepted without effect: text fields in the plain style have the standard appearance.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Accepted without effect: text fields in the rounded-border style have the standard appearance.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// Accepted without effect: text fields in the square-border style have the standard appearance.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
