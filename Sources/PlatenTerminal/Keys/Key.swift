/// Something that a person did at a terminal, whole.
package enum Key: Sendable, Equatable {
  /// The bytes of one key: a character, a control, or an escape sequence from its first byte to its
  /// last.
  case bytes([UInt8])
  /// The Escape key by itself.
  case escape
  /// A text that was pasted, without the marks around it.
  case paste(String)

  static let enter = Key.bytes([0x0D])
  /// Ctrl-L, which has all that is shown painted anew.
  static let repaint = Key.bytes([0x0C])
}

extension Key {
  /// A paste as one of each of its lines, with the newline that ends it; another key by itself.
  var lines: [Key] {
    guard case .paste(let text) = self else { return [self] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let ended = lines.dropLast().map { Key.paste("\($0)\n") }
    return ended + lines.suffix(1).filter { !$0.isEmpty }.map { Key.paste(String($0)) }
  }

  var isPaste: Bool {
    if case .paste = self { true } else { false }
  }
}
