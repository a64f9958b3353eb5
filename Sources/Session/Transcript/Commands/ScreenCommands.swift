import PlatenNavigation
import PlatenSession

extension Command {
  static let screenCommands: [Command] = [
    Command(
      "screens", "", "List the screens.", group: .screens,
      synonyms: ["ls", "pages", "dir"]
    ) { interpreter, _ in
      let titles = interpreter.registry.entries.map(\.title)
      interpreter.answer(titles.isEmpty ? ["this app has no screens to open"] : titles)
    },
    Command(
      "open", "SCREEN [VARIANT]", "Open a screen and close the current one.",
      details: """
        The state of the current screen is lost. screens lists the screens and their variants.
          open main
          open movies light
        """,
      group: .screens, synonyms: ["go", "goto", "navigate", "run", "start", "cd"]
    ) { interpreter, arguments in
      let variant = arguments.words.count > 1 ? arguments[1] : nil
      let entry = try interpreter.registry.entry(arguments[0], variant)
      try await interpreter.open(entry)
    },
    Command("close", "", "Close the screen.", group: .screens) { interpreter, _ in
      _ = try interpreter.openSession()
      interpreter.close()
    },
    Command(
      "show", "", "Show the whole screen.",
      details: "After a command, only the changed lines are shown.", group: .looking,
      synonyms: ["view", "print", "look", "cat", "screen"]
    ) { interpreter, _ in try interpreter.showFrame() },
    Command(
      "controls", "", "List all controls with role, value and state.",
      details: """
        Commands accept these names. The focused control receives keys. While an alert or a sheet is \
        open, only its controls are listed.
        """,
      group: .looking, synonyms: ["fields", "buttons", "elements"]
    ) { interpreter, _ in
      interpreter.describe("controls", try interpreter.openSession().controlTable)
    },
  ]
}

extension Session {
  /// The controls of the screen as aligned columns, with one control per line.
  fileprivate var controlTable: [String] {
    let focus = screen.focusedControl
    return aligned(
      zip(screen.names.controls, screen.controls).map { name, control in
        [
          name.quotedIfNeeded, control.role.rawValue, control.value?.shownInQuotes ?? "",
          control.purpose?.name ?? "", control.isEnabled ? "" : "disabled",
          focus?.origin == control.origin ? control.focusDescription : "",
          control.shortcut.map { "key \($0.text)" } ?? "",
          control.identifier == nil ? "" : "label \(control.label.shown.quotedIfNeeded)",
        ]
      })
  }
}
