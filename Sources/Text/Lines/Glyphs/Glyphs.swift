/// The character set of the symbols in Platen's controls and messages.
///
///     Glyphs.ascii.asciiSafe("[small ▾]")  // [small v]
///     Glyphs.ascii.asciiSafe("… 12 above")  // ... 12 above
///
/// The text that a program shows is not affected.
///
/// See Documentation/Decisions/looks.md.
public enum Glyphs: Sendable, CaseIterable {
  /// Unicode symbols, such as `…`, `▾`, `•`, and box-drawing characters.
  case unicode
  /// ASCII symbols, which every terminal and file encoding supports.
  case ascii

  /// The ASCII replacement for each symbol.
  private static let inASCII: [Character: String] = [
    "…": "...", "▾": "v", "›": ">", "‹": "<", "•": "*", "░": ":", "×": "x", "–": "-", "·": "-",
    "←": "Left", "→": "Right", "↑": "Up", "↓": "Down",
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "«": "\"", "»": "\"", "“": "\"", "”": "\"",
  ]

  /// Returns text from Platen itself, with its symbols replaced if the character set is ASCII.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func asciiSafe(_ text: String) -> String {
    if self == .unicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += Self.inASCII[$1] ?? String($1) }
  }

  /// The symbol that marks truncated text.
  public var ellipsis: String { asciiSafe("…") }
}

extension String {
  /// Returns whether this string matches the specified text in either character set.
  package func isShown(as text: String) -> Bool {
    self == text || Glyphs.ascii.asciiSafe(self) == Glyphs.ascii.asciiSafe(text)
  }
}
