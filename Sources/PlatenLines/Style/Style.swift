/// How text looks: attributes and two colours.
///
/// A colour that is `nil` is not set: it is that of the text around, at last the terminal's own.
///
///     let title = Style(.bold, foreground: .cyan)
///     let alert: Style = .inverse
public struct Style: Sendable, Hashable {
  /// Bold, underlined and so on.
  public var attributes: Attributes
  /// The colour of the text; `nil` if not set.
  public var foreground: Color?
  /// The colour behind the text; `nil` if not set.
  public var background: Color?

  /// A style of these attributes and colours; of nothing, if none are given.
  public init(
    _ attributes: Attributes = [], foreground: Color? = nil, background: Color? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// Text as it comes: no attributes, no colours.
  public static let plain = Style()
}

extension Style {
  /// This style put on text inside text of another style.
  ///
  /// Attributes of both hold; a colour set here wins over the other's.
  ///
  ///     Style(.bold, foreground: .red).over(Style(.dim, foreground: .blue))
  ///     // bold, dim, red
  ///
  /// > Law: **Plain changes nothing**, and nesting is associative: `a.over(b).over(c)` is
  /// > `a.over(b.over(c))`.
  public func over(_ outer: Style) -> Style {
    Style(
      attributes.union(outer.attributes),
      foreground: foreground ?? outer.foreground,
      background: background ?? outer.background)
  }
}
