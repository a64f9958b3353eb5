/// A complete input event from a terminal.
package enum Key: Sendable, Equatable {
  /// The bytes of one key: a character, a control character or a complete escape sequence.
  case bytes([UInt8])
  /// The Escape key, received as a single byte.
  case escape
  /// Pasted text, without its bracketed-paste markers.
  case paste(String)

  package static let enter = Key.bytes([0x0D])
  /// Ctrl-L, which redraws the terminal.
  package static let repaint = Key.bytes([0x0C])
  package static let questionMark = Key.bytes([UInt8(ascii: "?")])
  /// The sequences of F1: those of xterm, of rxvt and of the Linux console.
  private static let helps = ["OP", "[P", "[11~", "[[A"].map {
    Key.bytes(Array("\u{1B}\($0)".utf8))
  }

  /// Whether the key is F1.
  package var isHelp: Bool { Self.helps.contains(self) }
}

extension Key {
  /// The lines of a paste, each with the newline that ends it, or a single element if the key is
  /// not a paste.
  package var lines: [Key] {
    guard case .paste(let text) = self else { return [self] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let ended = lines.dropLast().map { Key.paste("\($0)\n") }
    return ended + lines.suffix(1).filter { !$0.isEmpty }.map { Key.paste(String($0)) }
  }

  package var isPaste: Bool {
    if case .paste = self { true } else { false }
  }
}

extension Key {
  /// The key for a single-line field: in a paste, each newline is replaced with a space.
  package var inOneLine: Key {
    guard case .paste(let text) = self else { return self }
    let lines = text.split(whereSeparator: \.isNewline)
    return .paste(lines.joined(separator: " "))
  }

  /// Whether the key is printable text or a paste.
  package var entersText: Bool {
    switch self {
    case .escape: false
    case .paste(let text): !text.isEmpty
    case .bytes(let bytes): bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
  }
}
