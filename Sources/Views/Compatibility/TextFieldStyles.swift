import PlatenControls

/// The default text field style, which has the standard appearance.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates a default text field style.
  public nonisolated init() {}
}

/// The plain text field style, which has the standard appearance.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates a plain text field style.
  public nonisolated init() {}
}

/// The rounded-border text field style, which has the standard appearance.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates a rounded-border text field style.
  public nonisolated init() {}
}

/// The square-border text field style, which has the standard appearance.
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
  /// The automatic text field style, which has the standard appearance.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain text field style, which has the same appearance as the automatic style.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded-border text field style, which has the same appearance as the automatic style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The square-border text field style, which has the same appearance as the automatic style.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
