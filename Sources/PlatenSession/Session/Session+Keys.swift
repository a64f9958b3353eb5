import PlatenViews

extension Session {
  /// The keys that the controls answer to, each once.
  var shortcutNames: [String] { controls.compactMap(\.shortcut?.text).unique }

  /// The name of the control that answers to keys as they are typed: `command-s`.
  func name(ofControlAt keys: String) throws(InputError) -> String {
    let layers = layers
    let controls = layers.last?.controls ?? []
    let names = Addressing(controls).names
    if let shortcut = KeyboardShortcut(typed: keys) {
      if let position = controls.position(of: shortcut) { return names[position] }
      let isBehind = layers.contains { $0.controls.position(of: shortcut) != nil }
      if isBehind, let modal = layers.last?.modal {
        throw .behind(shortcut.text, modal, existing: names)
      }
    }
    let existing = shortcutNames
    throw .unknownKey(keys, similar: mostSimilar(to: keys, among: existing), existing: existing)
  }
}

extension [Control] {
  /// The first that answers to a shortcut.
  @MainActor
  fileprivate func position(of shortcut: KeyboardShortcut) -> Int? {
    firstIndex { $0.shortcut?.lowercased == shortcut }
  }
}
