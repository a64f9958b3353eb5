import PlatenSession

/// What a command takes in one place, by the word that its synopsis has there.
struct Parameter: Sendable {
  /// What is to be written in the place, if that can be told from the word.
  enum Kind: Sendable {
    case control, text, option, row, screen, variant, title, keys, duration, pipe, topic
  }

  private static let kinds: [String: Kind] = [
    "CONTROL": .control, "FIELD": .control, "BUTTON": .control, "LIST": .control, "TEXT": .text,
    "OPTION": .option, "ROW": .row, "PLACE": .row, "SCREEN": .screen, "VARIANT": .variant,
    "TITLE": .title, "KEYS": .keys, "DURATION": .duration, "PIPE": .pipe,
    "TOPIC": .topic,
  ]

  /// The word of the synopsis, without brackets.
  let name: String
  /// Whether it can be left out.
  let isOptional: Bool
  /// `nil` for anything else.
  let kind: Kind?
  /// Whether it is the rest of the line, spaces and all, if it comes last.
  var canTakeRest: Bool { kind == .text || kind == .topic }

  /// - Parameter word: A word of a synopsis: `NAME`, or in brackets `[NAME]`.
  init(_ word: Substring) {
    isOptional = word.hasPrefix("[")
    name = String(word.drop { $0 == "[" }.prefix { $0 != "]" })
    kind = Self.kinds[name]
  }
}
