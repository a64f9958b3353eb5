import PlatenSession

/// A parameter in the synopsis of a command.
struct Parameter: Sendable {
  /// The type of the argument, derived from the placeholder.
  enum Kind: Sendable {
    case control, text, option, row, screen, variant, title, keys, duration, pipe, topic
  }

  private static let kinds: [String: Kind] = [
    "CONTROL": .control, "FIELD": .control, "BUTTON": .control, "LIST": .control, "TEXT": .text,
    "OPTION": .option, "ROW": .row, "PLACE": .row, "SCREEN": .screen, "VARIANT": .variant,
    "TITLE": .title, "KEYS": .keys, "DURATION": .duration, "PIPE": .pipe,
    "TOPIC": .topic,
  ]

  /// The placeholder in the synopsis, without brackets.
  let name: String
  /// Whether the argument is optional.
  let isOptional: Bool
  /// The type of the argument, or `nil` if the placeholder defines none.
  let kind: Kind?
  /// Whether the argument, as the last one on the line, consumes the rest of the line including
  /// spaces.
  var canTakeRest: Bool { kind == .text || kind == .topic }

  /// Creates a parameter from its placeholder.
  ///
  /// - Parameter word: A word of a synopsis, such as `NAME` or `[NAME]`.
  init(_ word: Substring) {
    isOptional = word.hasPrefix("[")
    name = String(word.drop { $0 == "[" }.prefix { $0 != "]" })
    kind = Self.kinds[name]
  }
}
