/// Pieces of text that are hard to measure, to cut and to join.
public enum HardText {
  /// Pieces that may be displayed unchanged.
  public static let pieces: [String] = [
    "a", "Z", "7", " ", "  ", "word", "é", "…", "│", "→",
    "e\u{301}", "\u{301}", "\u{308}", "\u{20E3}", "\u{FE0F}", "\u{FE0E}",
    "好", "語", "ｗ", "ｶﾞ", "한", "글", "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{1161}", "\u{11AB}",
    "😀", "❤", "❤\u{FE0F}", "⌚\u{FE0E}", "7\u{FE0F}\u{20E3}", "👍🏽", "🏽",
    "👩‍👩‍👧", "❤️‍🔥", "👩", "\u{200D}", "\u{200B}", "\u{2060}", "\u{AD}",
    "🇩🇪", "\u{1F1E9}", "\u{1F1EA}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴",
    "क्षि", "क", "\u{94D}", "ष", "ि", "กำ", "ம்", "\u{600}", "ש", "ب", "\u{200F}",
  ]

  /// Pieces that a line must not contain unchanged.
  public static let forbidden: [String] = [
    "\t", "\n", "\r", "\r\n", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}",
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{2028}", "\u{2029}", "\u{206A}", "\u{FFF9}",
    "\u{E0001}", "\u{E0067}", "\u{E007F}",
  ]

  /// Returns a concatenation of random pieces.
  public static func random(
    _ pieces: [String] = pieces, count: ClosedRange<Int> = 0...8,
    using generator: inout SeededGenerator
  ) -> String {
    let count = Int.random(in: count, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
  }
}
