extension Line {
  /// The text with the escape sequences by which a terminal of a depth shows its styles.
  ///
  ///     Line("no", style: Style(foreground: .red)).encoded(for: .sixteen)  // ␛[31mno␛[0m
  ///
  /// Text of a role looks as the theme says. It begins and ends in the terminal's plain style, and says between runs only what differs.
  /// Where no colours are shown, attributes such as bold still are.
  ///
  /// > Law: **Escapes add no text.** Without them the result is the line's text, whatever the
  /// > depth.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func encoded(for depth: ColorDepth, theme: Theme = .dark) -> String {
    let theme = depth == .none ? .none : theme
    var text = ""
    var style = Style.plain
    for run in runs {
      let next = run.style.resolved(by: theme).reduced(to: depth)
      text += next.sequence(after: style) + run.text
      style = next
    }
    return text + Style.plain.sequence(after: style)
  }
}

extension Style {
  /// The style as a terminal of a depth can show it.
  fileprivate func reduced(to depth: ColorDepth) -> Style {
    Style(
      attributes, foreground: foreground?.reduced(to: depth),
      background: background?.reduced(to: depth))
  }

  /// The sequence (SGR) that leads a terminal from another style to this one; empty, if that is
  /// the same.
  fileprivate func sequence(after old: Style) -> String {
    if self == old { return "" }
    let isSubset =
      attributes.isSuperset(of: old.attributes)
      && (foreground != nil || old.foreground == nil)
      && (background != nil || old.background == nil)
    let start = isSubset ? old : .plain
    var codes = isSubset ? [] : ["0"]
    codes += attributes.subtracting(start.attributes).codes
    if let foreground, foreground != start.foreground { codes.append(foreground.code(from: 30)) }
    if let background, background != start.background { codes.append(background.code(from: 40)) }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension Style.Attributes {
  /// The parameters that switch these on.
  fileprivate var codes: [String] {
    let all: [(Self, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.inverse, "7"),
      (.strikethrough, "9"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
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
