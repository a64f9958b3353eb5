import PlatenLines
import PlatenViews

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

  /// Whether the shortcut is Up or Down, which moves in a list next to a field.
  var isVertical: Bool { modifiers.isEmpty && [.upArrow, .downArrow].contains(key) }

  /// The shortcut with the Command key that a terminal sends with the Alt key, because it cannot send
  /// the Command key; `nil` without the Alt key.
  var asCommand: KeyboardShortcut? {
    guard modifiers.contains(.option) else { return nil }
    let isUppercase = key.character.isUppercase
    let held = modifiers.subtracting(.option).union(isUppercase ? [.command, .shift] : .command)
    return KeyboardShortcut(
      isUppercase ? KeyEquivalent(Character(key.character.lowercased())) : key, modifiers: held)
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

  /// Whether the key is printable text or a paste.
  var entersText: Bool {
    switch self {
    case .escape: false
    case .paste(let text): !text.isEmpty
    case .bytes(let bytes): bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
  }
}
