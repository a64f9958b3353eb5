import PlatenGraph
import PlatenLines

/// Conversion of terminal input to keyboard shortcuts.
extension Key {
  /// The key and its modifiers; `nil` for a paste, or for a key without a `KeyEquivalent`.
  ///
  ///     Key.bytes(Array("\u{1B}[Z".utf8)).shortcut  // shift-tab
  ///
  /// A terminal sends the combination of Control and a letter as one character, so `control-i` and
  /// Tab are the same key.
  package var shortcut: KeyboardShortcut? {
    switch self {
    case .paste: nil
    case .escape: .cancelAction
    case .bytes(let bytes) where bytes.count == 1 && bytes[0].isPrintableASCII:
      KeyboardShortcut(KeyEquivalent(Character(UnicodeScalar(bytes[0]))), modifiers: [])
    case .bytes(let bytes): Self.shortcut(of: String(decoding: bytes, as: UTF8.self)[...])
    }
  }

  private static func shortcut(of text: Substring) -> KeyboardShortcut? {
    let rest = text.unicodeScalars.dropFirst()
    guard text.unicodeScalars.first == "\u{1B}", let second = rest.first else {
      return character(of: text)
    }
    if rest.count > 1, second == "[" { return sequence(Substring(rest.dropFirst())) }
    if rest.count > 1, second == "O" { return sequence(Substring(rest.dropFirst())) }
    return shortcut(of: Substring(rest)).map { held(.option, with: $0) }
  }

  private static func held(
    _ modifiers: EventModifiers, with keys: KeyboardShortcut
  ) -> KeyboardShortcut {
    KeyboardShortcut(keys.key, modifiers: keys.modifiers.union(modifiers))
  }

  /// Returns the shortcut for a key that sends a single character.
  private static func character(of text: Substring) -> KeyboardShortcut? {
    guard text.count == 1, let character = text.first else { return nil }
    switch character {
    case "\r", "\n": return .defaultAction
    case "\t": return KeyboardShortcut(.tab, modifiers: [])
    case "\u{7F}", "\u{8}": return KeyboardShortcut(.delete, modifiers: [])
    case "\u{1}"..."\u{1A}":
      let letter = character.asciiValue.map { Character(UnicodeScalar($0 + 0x60)) }
      return letter.map { KeyboardShortcut(KeyEquivalent($0), modifiers: .control) }
    case "\0"..<" ": return nil
    default: return KeyboardShortcut(KeyEquivalent(character), modifiers: [])
    }
  }

  /// Returns the shortcut for the numbers and the letter that follow CSI or SS3: `A`, `1;5A`, `5~`.
  ///
  /// In xterm's encoding, the second number is the sum of the modifiers plus 1.
  private static func sequence(_ text: Substring) -> KeyboardShortcut? {
    guard let final = text.last else { return nil }
    let numbers = text.dropLast().split(separator: ";", omittingEmptySubsequences: false)
    var modifiers = modifiers(numbers.count > 1 ? Int(numbers[1]) ?? 1 : 1)
    if final == "Z" { modifiers.insert(.shift) }
    let key = final == "~" ? numbers.first.flatMap { numbered[$0] } : lettered[final]
    return key.map { KeyboardShortcut($0, modifiers: modifiers) }
  }

  private static func modifiers(_ number: Int) -> EventModifiers {
    let held: [EventModifiers] = [.shift, .option, .control, .command]
    return held.enumerated().reduce(into: []) { modifiers, key in
      if (number &- 1) & (1 << key.offset) != 0 { modifiers.insert(key.element) }
    }
  }

  private static let lettered: [Character: KeyEquivalent] = [
    "A": .upArrow, "B": .downArrow, "C": .rightArrow, "D": .leftArrow, "H": .home, "F": .end,
    "Z": .tab, "M": .return,
  ]

  private static let numbered: [Substring: KeyEquivalent] = [
    "1": .home, "7": .home, "4": .end, "8": .end, "5": .pageUp, "6": .pageDown,
    "3": .deleteForward,
  ]
}

extension KeyboardShortcut {
  /// The Control-D shortcut, which ends input.
  package static let endOfInput = KeyboardShortcut("d", modifiers: .control)
}
