import PlatenViews

/// Shortcuts as people write them: `shift-command-s`, `return`, `C-x`, `^x`, `⌘S`.
extension KeyboardShortcut {
  /// The modifiers in the order in which Apple's keyboards have them, by all their names; the first
  /// is the one that is shown.
  private static let modifierNames: [(EventModifiers, [String])] = [
    (.control, ["control", "ctrl", "ctl", "c"]),
    (.option, ["option", "opt", "alt", "meta", "m"]),
    (.shift, ["shift"]),
    (.command, ["command", "cmd", "super"]),
  ]

  /// The signs of modifiers, which stand before a key with nothing between.
  private static let modifierSigns: [Character: EventModifiers] = [
    "^": .control, "⌃": .control, "⌥": .option, "⇧": .shift, "⌘": .command,
  ]

  /// The keys that have a name, by all their names.
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

  /// A shortcut as somebody typed it: names of modifiers in any order, with `-` or `+` between
  /// them, and a key; `nil` if it is none. Capital letters are those on the keys.
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

  /// The modifier that a text begins with, and what follows it.
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

  /// As it is shown: `shift-command-s`.
  package var text: String {
    let held = Self.modifierNames.filter { modifiers.contains($0.0) }.map { $0.1[0] }
    let name = Self.keyNames.first { $0.0 == key }?.1[0] ?? key.character.lowercased()
    return (held + [name]).joined(separator: "-")
  }

  /// The same with the letter in lower case, which is how keys are compared.
  var lowercased: KeyboardShortcut {
    KeyboardShortcut(
      KeyEquivalent(key.character.lowercased().first ?? key.character), modifiers: modifiers)
  }
}
