/// The signs that Platen's own looks and messages are made of, beside letters and digits.
///
///     Glyphs.ascii.own("[small ▾]")  // [small v]
///     Glyphs.ascii.own("… 12 above")  // ... 12 above
///
/// Texts of a program are no looks, and stay as they are.
public enum Glyphs: Sendable, CaseIterable {
  /// The signs that say most: `…`, `▾`, `•`, lines of boxes.
  case unicode
  /// Signs that every terminal and every file can hold.
  case ascii

  /// What stands for each sign in ASCII.
  private static let inASCII: [Character: String] = [
    "…": "...", "▾": "v", "›": ">", "‹": "<", "•": "*", "░": ":", "×": "x", "–": "-", "·": "-",
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "«": "\"", "»": "\"", "“": "\"", "”": "\"",
  ]

  /// A text of Platen's own in these signs.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func asciiSafe(_ text: String) -> String {
    if self == .unicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += Self.inASCII[$1] ?? String($1) }
  }

  /// What stands for text that is left out.
  public var ellipsis: String { asciiSafe("…") }
}

extension String {
  /// Whether a message in any signs may show this text so.
  package func isShown(as text: String) -> Bool {
    self == text || Glyphs.ascii.asciiSafe(self) == Glyphs.ascii.asciiSafe(text)
  }
}
