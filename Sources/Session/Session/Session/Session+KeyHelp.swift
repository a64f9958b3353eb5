import PlatenNavigation

extension Session {
  /// The help about the keys of the focused control and the keyboard shortcuts of the screen.
  package var keyHelp: [HelpSection] {
    flush()
    let focus = focusedElement.map(keyHelp(at:))
    return [focus, shortcutHelp].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Returns the help about the keys that currently have an effect on a control.
  private func keyHelp(at control: ControlElement) -> HelpSection {
    let context = keyContext(of: control)
    return HelpSection(
      title: "At \(control.label.shown.inQuotes) (\(control.role.rawValue)):",
      entries: KeyTable.of(context).flatMap(\.bindings).flatMap { entries(for: $0, in: context) })
  }

  /// Returns one entry for each effect that keys of a binding currently have.
  private func entries(for binding: KeyBinding, in context: KeyContext) -> [HelpEntry] {
    binding.effects.compactMap { effect in
      let keys = effect.keys.filter { key in
        switch binding.action(of: key, in: context) {
        case nil: false
        // Without a prompt, Escape has the effect that the help about every screen describes.
        case .leave: onCancel == nil
        default: true
        }
      }
      return keys.isEmpty ? nil : HelpEntry(term: names(of: keys), meaning: effect.text + ".")
    }
  }

  private func names(of keys: [KeyEquivalent]) -> String {
    keys.map { KeyboardShortcut($0, modifiers: []).text.capitalized }.joined(separator: ", ")
  }

  private var shortcutHelp: HelpSection {
    HelpSection(
      title: layers.last?.modal.map { "In \($0.phrase):" } ?? "On this screen:",
      entries: elements.compactMap { control in
        control.shortcut.map { shortcut in
          HelpEntry(
            term: KeyHint(shortcut, verb: "").keys(in: graph.glyphs), meaning: control.label.shown)
        }
      })
  }
}
