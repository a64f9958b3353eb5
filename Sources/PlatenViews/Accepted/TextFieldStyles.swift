/// Accepted without effect: text fields as they always look.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Accepted without effect: text fields as they always look.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Accepted without effect: text fields as they always look.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Accepted without effect: text fields as they always look.
public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
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
