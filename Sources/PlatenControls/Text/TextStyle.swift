@_spi(Nodes) import PlatenGraph
import PlatenLines

extension View {
  /// Puts a style on the text of this view that sets none itself.
  func textStyle(_ style: Style) -> some View {
    transformEnvironment(\.textStyle) { $0 = style.over($0) }
  }

  /// The colour of text; `nil` leaves the one that is set outside.
  public func foregroundColor(_ color: Color?) -> some View {
    textStyle(color?.foreground ?? .plain)
  }

  /// The colour of text, or its style by importance.
  ///
  ///     Text("since 1815").foregroundStyle(.secondary)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    textStyle(style.foreground)
  }

  /// The colour of text, or its style by importance; text has no second style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// The colour of text, or its style by importance; text has no second or third style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Text in bold; `bold(false)` leaves it as it is outside.
  public func bold(_ isActive: Bool = true) -> some View { textStyle(isActive ? .bold : .plain) }

  /// Text in italics; `italic(false)` leaves it as it is outside.
  public func italic(_ isActive: Bool = true) -> some View {
    textStyle(isActive ? .italic : .plain)
  }

  /// A line under text; the terminal chooses its colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(isActive ? .underline : .plain)
  }

  /// A line through text; the terminal chooses its colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(isActive ? .strikethrough : .plain)
  }

  /// A line under text; the terminal chooses its colour, and the line is solid.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    underline(isActive, color: color)
  }

  /// A line through text; the terminal chooses its colour, and the line is solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    strikethrough(isActive, color: color)
  }
}
