import PlatenNavigation

extension KeyMap {
  /// The help about the keys of the focused control and the keyboard shortcuts of the screen.
  package var help: [HelpSection] {
    let focus = screen.flush().focusedControl.map(help(at:))
    return [focus, shortcutHelp].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Returns the help about the keys that currently have an effect on a control.
  private func help(at control: ControlElement) -> HelpSection {
    let context = context(of: control)
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
        case .leave: exit.hasPrompt
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
      title: screen.layers.last?.modal.map { "In \($0.phrase):" } ?? "On this screen:",
      entries: screen.controls.compactMap { control in
        control.shortcut.map { shortcut in
          HelpEntry(
            term: KeyHint(shortcut, verb: "").keys(in: screen.glyphs), meaning: control.label.shown)
        }
      })
  }
}
