@_spi(Nodes) import PlatenGraph
import PlatenLines

extension View {
  /// Applies a style to the text in this view that does not set its own.
  func textStyle(_ style: Style) -> some View {
    transformEnvironment(\.textStyle) { $0 = style.over($0) }
  }

  /// Sets the color of the text in this view; `nil` leaves the inherited color.
  public func foregroundColor(_ color: Color?) -> some View {
    textStyle(color?.foreground ?? .plain)
  }

  /// Sets the foreground style of the text in this view.
  ///
  ///     Text("since 1815").foregroundStyle(.secondary)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    textStyle(style.foreground)
  }

  /// Sets the foreground style of the text in this view; the secondary style has no effect.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the foreground style of the text in this view; the secondary and the tertiary style have
  /// no effect.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Makes the text in this view bold; `bold(false)` leaves the inherited weight.
  public func bold(_ isActive: Bool = true) -> some View { textStyle(isActive ? .bold : .plain) }

  /// Makes the text in this view italic; `italic(false)` leaves the inherited style.
  public func italic(_ isActive: Bool = true) -> some View {
    textStyle(isActive ? .italic : .plain)
  }

  /// Underlines the text in this view; the color has no effect.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(isActive ? .underline : .plain)
  }

  /// Strikes through the text in this view; the color has no effect.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(isActive ? .strikethrough : .plain)
  }

  /// Underlines the text in this view with a solid line; the pattern and the color have no effect.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    underline(isActive, color: color)
  }

  /// Strikes through the text in this view with a solid line; the pattern and the color have no
  /// effect.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    strikethrough(isActive, color: color)
  }
}
