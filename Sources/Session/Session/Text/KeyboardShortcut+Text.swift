import PlatenNavigation

/// The conversion between keyboard shortcuts and text: `shift-command-s`, `return`, `C-x`, `^x`,
/// `⌘S`.
extension KeyboardShortcut {
  /// The modifiers in the order of Apple keyboards, with all their names.
  ///
  /// The first name of each modifier is displayed.
  private static let modifierNames: [(EventModifiers, [String])] = [
    (.control, ["control", "ctrl", "ctl", "c"]),
    (.option, ["option", "opt", "alt", "meta", "m"]),
    (.shift, ["shift"]),
    (.command, ["command", "cmd", "super"]),
  ]

  /// The symbols of modifiers, which precede a key without a separator.
  private static let modifierSigns: [Character: EventModifiers] = [
    "^": .control, "⌃": .control, "⌥": .option, "⇧": .shift, "⌘": .command,
  ]

  /// The named keys, with all their names.
  private static let keyNames: [(KeyEquivalent, [String])] = [
    (.return, ["return", "enter", "ret"]),
    (.escape, ["escape", "esc"]),
    (.space, ["space", "spc"]),
    (.tab, ["tab"]),
    (.delete, ["delete", "backspace", "rubout"]),
    (.deleteForward, ["forward-delete", "del"]),
    (.upArrow, ["up"]), (.downArrow, ["down"]),
    (.leftArrow, ["left"]), (.rightArrow, ["right"]),
    (.home, ["home"]), (.end, ["end"]),
    (.pageUp, ["page-up", "pageup"]), (.pageDown, ["page-down", "pagedown"]),
    (.clear, ["clear"]),
  ]

  /// Creates a shortcut from text, or returns `nil` if the text is not a shortcut.
  ///
  /// Modifier names can appear in any order, and are joined to the key by `-` or `+`. Uppercase
  /// letters refer to the letter keys without Shift.
  init?(typed text: String) {
    var (rest, modifiers) = (text.lowercased()[...], EventModifiers())
    while let (modifier, after) = Self.modifier(before: rest) {
      modifiers.insert(modifier)
      rest = after
    }
    let key = String(rest)
    if let (known, _) = Self.keyNames.first(where: { $0.1.contains(key) }) {
      self.init(known, modifiers: modifiers)
    } else if key.count == 1, let character = key.first {
      self.init(KeyEquivalent(character), modifiers: modifiers)
    } else {
      return nil
    }
  }

  /// Returns the modifier at the start of the text, and the remaining text.
  private static func modifier(before text: Substring) -> (EventModifiers, Substring)? {
    if let found = modifierSigns[text.first ?? " "], text.count > 1 {
      return (found, text.dropFirst())
    }
    guard let end = text.firstIndex(where: { $0 == "-" || $0 == "+" }) else { return nil }
    let (name, after) = (String(text[..<end]), text[text.index(after: end)...])
    guard !after.isEmpty, let found = modifierNames.first(where: { $0.1.contains(name) }) else {
      return nil
    }
    return (found.0, after)
  }

  /// The displayed form of the shortcut: `shift-command-s`.
  package var text: String {
    let held = Self.modifierNames.filter { modifiers.contains($0.0) }.map { $0.1[0] }
    let name = Self.keyNames.first { $0.0 == key }?.1[0] ?? key.character.lowercased()
    return (held + [name]).joined(separator: "-")
  }

  /// The shortcut with a lowercase letter, for comparison.
  var lowercased: KeyboardShortcut {
    KeyboardShortcut(
      KeyEquivalent(key.character.lowercased().first ?? key.character), modifiers: modifiers)
  }
}
