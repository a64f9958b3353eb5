import PlatenLines
import PlatenNavigation

/// An item of the hint line at a terminal: keys, and a verb for their effect.
package struct KeyHint: Equatable, Sendable {
  /// The names of the keys, or the symbols of arrow keys.
  private let keys: [String]
  /// The effect of the keys.
  package let verb: String

  package init(_ keys: [String], _ verb: String) { (self.keys, self.verb) = (keys, verb) }

  init(_ keys: KeyEquivalent..., verb: String) {
    self.init(keys.map { Self.names[$0] ?? String($0.character) }, verb)
  }

  /// Creates an item for a shortcut. A terminal sends the Alt key in place of the Command key.
  init(_ shortcut: KeyboardShortcut, verb: String) {
    let modifiers: [(EventModifiers, String)] = [
      (.control, "Ctrl-"), ([.option, .command], "Alt-"), (.shift, "Shift-"),
    ]
    let held = modifiers.filter { !shortcut.modifiers.isDisjoint(with: $0.0) }.map(\.1).joined()
    let character = String(shortcut.key.character)
    let key = Self.names[shortcut.key] ?? (held.isEmpty ? character : character.uppercased())
    self.init([held + key], verb)
  }

  /// Returns the item with another verb.
  func with(_ verb: String) -> KeyHint { KeyHint(keys, verb) }

  /// The keys as text; in Unicode, adjacent arrows are joined: `←→`.
  package func keys(in glyphs: Glyphs) -> String {
    let isArrows = keys.allSatisfy { $0.utf8.first.map { $0 >= 0x80 } ?? false }
    return keys.map(glyphs.asciiSafe)
      .joined(separator: isArrows && glyphs == .unicode ? "" : " ")
  }

  /// Whether both items are for the same keys.
  fileprivate func hasKeys(of other: KeyHint) -> Bool { keys == other.keys }

  /// Whether the item leads to the help about all keys.
  package var isHelp: Bool { self == .help || self == .helpInField }

  private static let names: [KeyEquivalent: String] = [
    .return: "Return", .space: "Space", .escape: "Esc", .tab: "Tab", .delete: "Backspace",
    .deleteForward: "Delete", .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→",
    .home: "Home", .end: "End", .pageUp: "PgUp", .pageDown: "PgDn",
  ]
}

extension ArraySlice<KeyHint> {
  /// Returns whether one of the items is for the same keys as another item.
  func hasKeys(of other: KeyHint) -> Bool { contains { $0.hasKeys(of: other) } }
}

extension KeyHint {
  /// The hint for the help about all keys at a control that takes no text.
  package static let help = KeyHint(["?"], "keys")
  /// The hint for the help about all keys in a field.
  package static let helpInField = KeyHint(["F1"], "keys")

  // Stored, because the hint line is composed for each frame.
  static let submits = KeyHint(.return, verb: "submits")
  static let next = KeyHint(.tab, verb: "next")
  static let intoPage = KeyHint(.tab, verb: "into the page")
  static let typing = KeyHint([], "or type it")
  static let escapeToList = KeyHint(.escape, verb: "to list")
  static let escapeToPrompt = KeyHint(.escape, verb: "to prompt")
  static let escapeBack = KeyHint(.escape, verb: "back")
  package static let escapeCancels = KeyHint(.escape, verb: "cancels")
  static let escapeCloses = KeyHint(.escape, verb: "closes")
}

extension InputError {
  /// The error of a key with the names of keys at a terminal, such as `Alt-S` for `command-s`, and
  /// `Return` for the command `key return`.
  package var withTerminalKeys: InputError {
    switch self {
    case .unknownKey(let keys, let similar, let existing):
      .unknownKey(
        Self.terminalKeys(keys), similar: similar.map(Self.terminalKeys),
        existing: existing.map(Self.terminalKeys).unique)
    case .behind(let keys, let modal, let existing):
      .behind(Self.terminalKeys(keys), modal, existing: existing)
    case .meaninglessKey(let key, let name, let role, let usages):
      .meaninglessKey(
        Self.terminalKeys(key), name, role: role, usages: usages.map(Self.terminalUsage))
    default: self
    }
  }

  private static func terminalUsage(_ command: String) -> String {
    command.hasPrefix("key ") ? terminalKeys(String(command.dropFirst(4))) : command
  }

  private static func terminalKeys(_ text: String) -> String {
    KeyboardShortcut(typed: text).map { KeyHint($0, verb: "").keys(in: .unicode) } ?? text
  }
}
