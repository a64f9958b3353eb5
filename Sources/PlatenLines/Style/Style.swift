/// The attributes, foreground color, and background color of text.
///
/// If a color is `nil`, the text inherits the color of the surrounding text and ultimately that of
/// the terminal.
///
///     let title = Style(.bold, foreground: .cyan)
///     let alert: Style = .inverse
public struct Style: Sendable, Hashable {
  /// The attributes of the text, such as bold and underline.
  public var attributes: Attributes
  /// The foreground color, or `nil` to inherit it.
  public var foreground: Color?
  /// The background color, or `nil` to inherit it.
  public var background: Color?

  /// Creates a style with the specified attributes and colors.
  public init(
    _ attributes: Attributes = [], foreground: Color? = nil, background: Color? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// A style without attributes or colors.
  public static let plain = Style()
}

extension Style {
  /// Returns this style nested inside another style.
  ///
  /// The result has the attributes of both styles. A color of this style takes precedence over that
  /// of the outer style.
  ///
  ///     Style(.bold, foreground: .red).over(Style(.dim, foreground: .blue))
  ///     // bold, dim, red
  ///
  /// > Law: **The plain style is an identity**, and nesting is associative: `a.over(b).over(c)` is
  /// > `a.over(b.over(c))`.
  public func over(_ outer: Style) -> Style {
    Style(
      attributes.union(outer.attributes),
      foreground: foreground ?? outer.foreground,
      background: background ?? outer.background)
  }
}

extension Style {
  /// The style with the color of secondary text.
  ///
  /// A background that the app determines remains, so that pictures keep their colors.
  package var muted: Style {
    if hasOwnBackground { return self }
    return Style(attributes, foreground: .role(.muted))
  }

  /// Whether the background is a color that the app determines.
  var hasOwnBackground: Bool {
    switch background {
    case nil, .role: false
    default: true
    }
  }

  /// Returns the style with its colors reduced to the colors that a terminal supports.
  package func reduced(to depth: ColorDepth) -> Style {
    Style(
      attributes, foreground: foreground?.reduced(to: depth),
      background: background?.reduced(to: depth))
  }

  /// Returns the shortest SGR sequence that switches a terminal from another style to this one.
  ///
  /// The sequence is empty if both styles are equal.
  package func sequence(after old: Style) -> String {
    if self == old { return "" }
    if self == .plain { return "\u{1B}[m" }
    let changed = codes(after: old).joined(separator: ";")
    let anew = (["0"] + codes(after: .plain)).joined(separator: ";")
    return "\u{1B}[\(changed.utf8.count <= anew.utf8.count ? changed : anew)m"
  }

  /// Returns the SGR parameters for only the attributes and colors that differ from another style.
  private func codes(after old: Style) -> [String] {
    var codes = attributes.codes(after: old.attributes)
    if foreground != old.foreground { codes.append(foreground?.code(from: 30) ?? "39") }
    if background != old.background { codes.append(background?.code(from: 40) ?? "49") }
    return codes
  }
}

extension Style.Attributes {
  /// The SGR parameters of bold and dim, which are handled together because a single parameter
  /// resets both attributes.
  private static let weights: [(Self, String)] = [(.bold, "1"), (.dim, "2")]
  private static let others: [(Self, on: String, off: String)] = [
    (.italic, "3", "23"), (.underline, "4", "24"), (.inverse, "7", "27"),
    (.strikethrough, "9", "29"),
  ]

  fileprivate func codes(after old: Self) -> [String] {
    var (codes, old) = ([String](), old)
    if !old.subtracting(self).isDisjoint(with: [.bold, .dim]) {
      codes.append("22")
      old.subtract([.bold, .dim])
    }
    for (weight, on) in Self.weights where contains(weight) && !old.contains(weight) {
      codes.append(on)
    }
    for (attribute, on, off) in Self.others where contains(attribute) != old.contains(attribute) {
      codes.append(contains(attribute) ? on : off)
    }
    return codes
  }
}

extension Style.Color {
  /// Returns the SGR parameters of the color, with a base of 30 for foreground and 40 for
  /// background.
  fileprivate func code(from base: Int) -> String {
    switch self {
    case .ansi(let color) where color.rawValue < 8: "\(base + Int(color.rawValue))"
    case .ansi(let color): "\(base + 60 + Int(color.rawValue) - 8)"
    case .palette(let number): "\(base + 8);5;\(number)"
    case .role: "\(base + 9)"  // The terminal's own: a theme has put its colours in before.
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
