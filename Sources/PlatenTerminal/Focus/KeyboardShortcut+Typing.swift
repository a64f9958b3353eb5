import Platen

extension KeyboardShortcut {
  /// Control-D, the end of input.
  static let endOfInput = KeyboardShortcut("d", modifiers: .control)

  /// Whether it is Tab or Shift-Tab.
  var movesFocus: Bool { key == .tab && modifiers.subtracting(.shift).isEmpty }

  /// Whether it types a character that a line can begin with.
  var isTyped: Bool { modifiers.subtracting(.shift).isEmpty && key.isTyped && key != .space }
}

extension Key {
  /// The key for what holds one line: a paste with spaces for the newlines in it.
  var inOneLine: Key {
    guard case .paste(let text) = self else { return self }
    let lines = text.split(whereSeparator: \.isNewline)
    return .paste(lines.joined(separator: " "))
  }
}
