import PlatenLines
import PlatenNavigation
import PlatenTerminal

extension KeyboardShortcut {
  /// Whether the shortcut is Tab or Shift-Tab.
  package var movesFocus: Bool { key == .tab && modifiers.subtracting(.shift).isEmpty }

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
  package var asCommand: KeyboardShortcut? {
    guard modifiers.contains(.option) else { return nil }
    let isUppercase = key.character.isUppercase
    let held = modifiers.subtracting(.option).union(isUppercase ? [.command, .shift] : .command)
    return KeyboardShortcut(
      isUppercase ? KeyEquivalent(Character(key.character.lowercased())) : key, modifiers: held)
  }

  /// Whether the shortcut types a character that can start a line.
  package var isTyped: Bool {
    modifiers.subtracting(.shift).isEmpty && key.isTyped && key != .space
  }
}
