import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The text after the prompt that explains the keys.
enum HintLine: Equatable {
  /// Keys with their effects. The last item is retained longest if it leads to the help.
  case keys([KeyHint])
  /// A message, such as the reason why a key has no effect.
  case message(String)

  /// The minimum width of the line, in cells.
  private static let minimumWidth = 12

  /// Returns as much of the line as fits, or an empty line if the width is too small.
  ///
  /// Keys are omitted from the right, one item at a time. A message is truncated.
  func line(within width: Int, glyphs: Glyphs) -> Line {
    guard width >= Self.minimumWidth else { return .empty }
    switch self {
    case .message(let text):
      return Line(glyphs.asciiSafe(text.printable)).truncated(to: width, ellipsis: glyphs.ellipsis)
    case .keys(let items): return Self.line(of: items, within: width, glyphs: glyphs)
    }
  }

  private static func line(of items: [KeyHint], within width: Int, glyphs: Glyphs) -> Line {
    let separator = Line(glyphs.asciiSafe(" · "), style: .muted)
    let help = items.filter(\.isHelp)
    var others = items.filter { !$0.isHelp }
    while true {
      let line = (others + help).map { $0.line(in: glyphs) }.joined(separator: separator)
      if line.width <= width { return line }
      if others.popLast() == nil { return .empty }
    }
  }
}

extension KeyHint {
  /// The key that ends the program at an empty prompt.
  static let quitting = KeyHint(["Ctrl-D"], "quits")

  fileprivate func line(in glyphs: Glyphs) -> Line {
    let keys = keys(in: glyphs)
    let verb = Line(glyphs.asciiSafe(verb), style: .muted)
    return keys.isEmpty ? verb : Line(keys, style: Style(role: .accent)) + " " + verb
  }
}

extension LineEditor {
  /// The item of the hint line for Escape, which clears the line unless the editor owns the key.
  var clearingHints: [KeyHint] { ownsEscape ? [] : [KeyHint(["Esc"], "clears")] }
}
