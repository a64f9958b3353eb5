/// Accepted without effect: how text fields look; all look the same, between brackets.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

extension View {
  /// Accepted without effect: the look of text fields in this view, all between brackets.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

/// Text fields as they always look.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}
}

/// Text fields as they always look.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}
}

/// Text fields as they always look.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}
}

/// Text fields as they always look.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The look that text fields have anyway.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Text fields as they always look.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text fields as they always look.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text fields as they always look.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// Text fields as they always look.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
