import PlatenLines

extension Text {
  /// The text in bold.
  public func bold() -> Text { styled(.bold) }

  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text in italics.
  public func italic() -> Text { styled(.italic) }

  /// The text in italics, or as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// The text with a line under it; the terminal chooses its colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled(.underline) : self
  }

  /// The text with a line under it; the terminal chooses its colour, and the line is solid.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  /// The text with a line through it; the terminal chooses its colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled(.strikethrough) : self
  }

  /// The text with a line through it; the terminal chooses its colour, and the line is solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// The text in a colour where it has none yet; `nil` leaves it as it is.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { styled($0.foreground) } ?? self
  }

  /// The text in a colour, or in a style by its importance, where it has none yet.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled(style.foreground) }

  /// A line under a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// A line.
    public static let single = LineStyle()

    private init() {}

    /// A line; a terminal's are solid, whatever the pattern, and have the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// Accepted without effect: what a line consists of, for a terminal's is solid.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
  }
}
