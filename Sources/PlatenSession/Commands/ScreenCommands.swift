import PlatenViews

extension Command {
  static let screenCommands: [Command] = [
    Command("screens", "", "Lists the screens that can be opened.") { player, _ in
      let titles = player.catalogue.entries.map(\.title)
      player.answer(titles.isEmpty ? ["this app has no screens to open"] : titles)
    },
    Command("open", "NAME [VARIANT]", "Opens a screen in place of the open one, and shows it.") {
      player, arguments in
      let variant = arguments.words.count > 1 ? arguments[1] : nil
      let entry = try player.catalogue.entry(arguments[0], variant)
      try await player.open(entry)
    },
    Command("close", "", "Closes the open screen.") { player, _ in
      _ = try player.openSession()
      player.close()
    },
    Command("show", "", "Shows the open screen whole.") { player, _ in try player.showFrame() },
    Command("controls", "", "Lists what can be acted on: name, role, value, state.") { player, _ in
      player.answer(try player.openSession().controlTable)
    },
  ]
}

extension Player {
  /// Opens a screen and shows it whole.
  package func open(_ entry: Catalogue.Entry) async throws(CommandError) {
    close()
    let session = entry.open(options)
    take(session)
    title = entry.title
    await session.settle()
    try showFrame()
  }
}

extension Session {
  /// The controls in columns, one a line.
  fileprivate var controlTable: [String] {
    let focus = focus
    return aligned(
      zip(controlNames, controls).map { name, control in
        [
          name.quotedIfNeeded, control.role.rawValue, control.value?.inQuotes ?? "",
          control.isEnabled ? "" : "disabled",
          focus?.origin == control.origin ? "focused" : "",
          control.identifier == nil ? "" : "labelled \(control.label.quotedIfNeeded)",
        ]
      })
  }
}
