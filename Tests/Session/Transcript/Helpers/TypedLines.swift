import PlatenTestSupport

/// Random command lines, both plausible and hostile.
enum TypedLines {
  /// Commands that may precede a secret: those with a text argument, and unknown ones.
  private static let entering = [
    "set", "type", "sett", "tpye", "dimsiss", "SET", "\"set\"", "frobnicate", "",
  ]
  /// Commands that act on a control and have no text argument.
  private static let acting = [
    "clear", "submit", "press", "focus", "pick", "toggle", "scroll", "dismiss",
  ]
  private static let commands = entering + acting + ["show", "controls", "close"]
  private static let separators = [" ", " ", " ", "  ", "\t", "\u{A0}", "", " \"", "\" ", "=", ":"]
  private static let controls = [
    "Password", "password", "Pasword", "\"Repeat password\"", "Repeat password", "Password#1",
    "Password#2", "\"Log in\"", "Log in", "$pw", "\"\"", "",
  ]

  /// Returns a line that enters a secret into a field, with random typing mistakes.
  static func entry(of secret: String, using random: inout SeededGenerator) -> String {
    line(of: secret, after: entering, using: &random)
  }

  /// Returns a line with a secret after a command that acts on a control, with random mistakes.
  static func mention(of secret: String, using random: inout SeededGenerator) -> String {
    line(of: secret, after: acting, using: &random)
  }

  /// Returns a line with a secret after any command, with random mistakes.
  static func line(of secret: String, using random: inout SeededGenerator) -> String {
    line(of: secret, after: commands, using: &random)
  }

  private static func line(
    of secret: String, after commands: [String], using random: inout SeededGenerator
  ) -> String {
    let texts = [secret, secret, "\"\(secret)\"", "\"\(secret)", "$\(secret)", secret + " ", "$pw"]
    var words = [commands, controls, texts].map { $0.randomElement(using: &random)! }
    if Int.random(in: 0..<4, using: &random) == 0 { words.shuffle(using: &random) }
    return words.dropFirst().reduce(words[0]) { line, word in
      line + separators.randomElement(using: &random)! + word
    }
  }

  /// Returns a line of arbitrary characters.
  static func hostile(using random: inout SeededGenerator) -> String {
    let others = [
      "Name", "#", "#2", "\\", "\"", "$", "log 5", "help set", "open x", "999", "advance 1s",
      "\u{1B}]0;x\u{7}", "\u{1B}P", "\u{9B}2J", "\u{8}", "%s%n",
    ]
    let pieces = [commands, separators, controls, HardText.pieces, HardText.forbidden, others]
    return HardText.random(pieces.flatMap(\.self), count: 0...12, using: &random)
  }
}
