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

extension Style {
  /// The style as a terminal of a depth can show it.
  package func reduced(to depth: ColorDepth) -> Style {
    Style(
      attributes, foreground: foreground?.reduced(to: depth),
      background: background?.reduced(to: depth))
  }

  /// The shortest sequence (SGR) that leads a terminal from another style to this one; empty, if
  /// that is the same.
  package func sequence(after old: Style) -> String {
    if self == old { return "" }
    if self == .plain { return "\u{1B}[m" }
    let changed = codes(after: old).joined(separator: ";")
    let anew = (["0"] + codes(after: .plain)).joined(separator: ";")
    return "\u{1B}[\(changed.utf8.count <= anew.utf8.count ? changed : anew)m"
  }

  /// The parameters that change what differs, and nothing else.
  private func codes(after old: Style) -> [String] {
    var codes = attributes.codes(after: old.attributes)
    if foreground != old.foreground { codes.append(foreground?.code(from: 30) ?? "39") }
    if background != old.background { codes.append(background?.code(from: 40) ?? "49") }
    return codes
  }
}

extension Style.Attributes {
  /// One parameter switches bold and dim off.
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
  /// The parameters that choose this colour, for text from 30 on and for what is behind it from 40.
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
