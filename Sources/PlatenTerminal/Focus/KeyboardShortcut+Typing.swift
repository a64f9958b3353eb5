import Platen

extension KeyboardShortcut {
  /// The Control-D shortcut, which ends input.
  static let endOfInput = KeyboardShortcut("d", modifiers: .control)

  /// Whether the shortcut is Tab or Shift-Tab.
  var movesFocus: Bool { key == .tab && modifiers.subtracting(.shift).isEmpty }

  /// Returns whether the shortcut changes the date or time of a field.
  @MainActor
  func steps(_ field: ControlElement) -> Bool {
    let steps: [KeyEquivalent] = [.upArrow, .downArrow, .pageUp, .pageDown]
    return field.units != nil && modifiers.isEmpty && steps.contains(key)
  }

  /// Whether the shortcut types a character that can start a line.
  var isTyped: Bool { modifiers.subtracting(.shift).isEmpty && key.isTyped && key != .space }
}

extension Key {
  /// The key for a single-line field: in a paste, each newline is replaced with a space.
  var inOneLine: Key {
    guard case .paste(let text) = self else { return self }
    let lines = text.split(whereSeparator: \.isNewline)
    return .paste(lines.joined(separator: " "))
  }
}
