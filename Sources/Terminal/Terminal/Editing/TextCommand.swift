import PlatenGraph

/// A command of a text buffer.
package enum TextCommand: Equatable {
  case insert(String)
  case move(TextMotion)
  /// Removes the text between the caret and the target of a motion.
  case delete(TextMotion)
  /// Removes text like `delete`, and keeps the text for `yank`. Consecutive kills add up.
  case kill(TextMotion)
  /// Inserts the newest killed text.
  case yank
  /// Replaces the text that was just yanked with the killed text before it.
  case yankPrevious
  /// Exchanges the characters or the words around the caret.
  case transpose(Unit)
  /// Changes the case of the word at or after the caret.
  case changeCase(LetterCase)
  case undo
  /// Undoes all changes.
  case revert

  package enum Unit { case character, word }
  package enum LetterCase { case upper, lower, capitalized }
}

/// A position that a command reaches from the caret.
package enum TextMotion: Equatable {
  case previous, next
  case previousWord, nextWord
  /// The start of the characters before the caret that are not spaces.
  case previousSpace
  case lineStart, lineEnd
  case textStart, textEnd
  /// A number of displayed rows down or, if negative, up.
  case rows(Int)
}

extension TextCommand {
  /// The number of rows that Page Up and Page Down move.
  private static let page = 10

  /// Creates the command of a key in Emacs mode, or returns `nil` if the key has no effect on text.
  package init?(_ key: Key) {
    switch key {
    case .escape: return nil
    case .paste(let text): self = .insert(text.withNewlines)
    case .bytes([0x1F]): self = .undo
    case .bytes(let bytes):
      if let keys = key.shortcut, let command = Self.bindings[keys] {
        self = command
      } else if bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) {
        self = .insert(String(decoding: bytes, as: UTF8.self))
      } else {
        return nil
      }
    }
  }

  private static let bindings: [KeyboardShortcut: TextCommand] = {
    func control(_ key: KeyEquivalent) -> KeyboardShortcut { .init(key, modifiers: .control) }
    func option(_ key: KeyEquivalent) -> KeyboardShortcut { .init(key, modifiers: .option) }
    func alone(_ key: KeyEquivalent) -> KeyboardShortcut { .init(key, modifiers: []) }
    return [
      alone(.return): .insert("\n"), option(.return): .insert("\n"),
      alone(.leftArrow): .move(.previous), control("b"): .move(.previous),
      alone(.rightArrow): .move(.next), control("f"): .move(.next),
      control(.leftArrow): .move(.previousWord), option(.leftArrow): .move(.previousWord),
      option("b"): .move(.previousWord),
      control(.rightArrow): .move(.nextWord), option(.rightArrow): .move(.nextWord),
      option("f"): .move(.nextWord),
      alone(.home): .move(.lineStart), control("a"): .move(.lineStart),
      alone(.end): .move(.lineEnd), control("e"): .move(.lineEnd),
      alone(.upArrow): .move(.rows(-1)), control("p"): .move(.rows(-1)),
      alone(.downArrow): .move(.rows(1)), control("n"): .move(.rows(1)),
      alone(.pageUp): .move(.rows(-page)), alone(.pageDown): .move(.rows(page)),
      control(.home): .move(.textStart), option("<"): .move(.textStart),
      control(.end): .move(.textEnd), option(">"): .move(.textEnd),
      alone(.delete): .delete(.previous),
      alone(.deleteForward): .delete(.next), control("d"): .delete(.next),
      control("k"): .kill(.lineEnd), control("u"): .kill(.lineStart),
      control("w"): .kill(.previousSpace), option(.delete): .kill(.previousWord),
      option("d"): .kill(.nextWord),
      control("y"): .yank, option("y"): .yankPrevious,
      control("t"): .transpose(.character), option("t"): .transpose(.word),
      option("u"): .changeCase(.upper), option("l"): .changeCase(.lower),
      option("c"): .changeCase(.capitalized),
      option("r"): .revert,
    ]
  }()
}

extension String {
  /// The text with a newline in place of each line break of another kind, such as the carriage
  /// returns that a terminal pastes.
  fileprivate var withNewlines: String { String(map { $0.isNewline ? "\n" : $0 }) }
}
