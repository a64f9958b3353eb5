import PlatenSession
import PlatenViews

extension Command {
  static let screenCommands: [Command] = [
    Command(
      "screens", "", "Lists the screens that can be opened.", group: .screens,
      synonyms: ["ls", "pages", "dir"]
    ) { interpreter, _ in
      let titles = interpreter.registry.entries.map(\.title)
      interpreter.answer(titles.isEmpty ? ["this app has no screens to open"] : titles)
    },
    Command(
      "open", "SCREEN [VARIANT]", "Opens a screen instead of the open one.",
      details: """
        What the open screen knows is lost. screens lists what there is, with its variants.
          open main
          open movies light
        """,
      group: .screens, synonyms: ["go", "goto", "navigate", "run", "start", "cd"]
    ) { interpreter, arguments in
      let variant = arguments.words.count > 1 ? arguments[1] : nil
      let entry = try interpreter.registry.entry(arguments[0], variant)
      try await interpreter.open(entry)
    },
    Command("close", "", "Closes the open screen.", group: .screens) { interpreter, _ in
      _ = try interpreter.openSession()
      interpreter.close()
    },
    Command(
      "show", "", "Shows the open screen whole.",
      details: "After a command only what changed is shown.", group: .looking,
      synonyms: ["view", "print", "look", "cat", "screen"]
    ) { interpreter, _ in try interpreter.showFrame() },
    Command(
      "controls", "", "Lists all controls: name, role, value, state.",
      details: """
        The names are those that commands take; focused is the control that keys go to. While an \
        alert or a sheet is on top, only what is in it is listed.
        """,
      group: .looking, synonyms: ["fields", "buttons", "elements"]
    ) { interpreter, _ in interpreter.answer(try interpreter.openSession().controlTable) },
  ]
}

extension Session {
  /// The controls in columns, one a line.
  fileprivate var controlTable: [String] {
    let focus = focusedElement
    return aligned(
      zip(controlNames, elements).map { name, control in
        [
          name.quotedIfNeeded, control.role.rawValue, control.value?.shown.inQuotes ?? "",
          control.purpose?.name ?? "", control.isEnabled ? "" : "disabled",
          focus?.origin == control.origin ? "focused" : "",
          control.shortcut.map { "key \($0.text)" } ?? "",
          control.identifier == nil ? "" : "labelled \(control.label.shown.quotedIfNeeded)",
        ]
      })
  }
}
