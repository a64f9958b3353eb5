import PlatenViews

extension Command {
  static let inputCommands: [Command] = [
    input(.set, "FIELD TEXT", "Replaces the text of a field.") { player, arguments in
      try player.openSession().send(Input(.set, arguments[0], try player.entry(in: arguments)))
    },
    input(.type, "FIELD TEXT", "Adds to the text of a field, one input a character.") {
      player, arguments in
      try await player.type(arguments)
    },
    input(.clear, "FIELD", "Empties a field."),
    input(.submit, "FIELD", "Enters the text of a field, as the Return key does."),
    input(.focus, "CONTROL", "Makes a control the one that keys go to."),
    input(.press, "BUTTON", "Presses a button."),
    input(.increment, "CONTROL", "Raises a value by one step."),
    input(.decrement, "CONTROL", "Lowers a value by one step."),
    input(.pick, "CONTROL OPTION", "Picks an option."),
    input(.toggle, "CONTROL", "Switches a control on or off."),
    input(.select, "LIST ROW", "Selects a row of a list, by its number or text."),
    input(.scroll, "LIST ROW", "Begins the window of a list with a row."),
    input(.dismiss, "[TITLE]", "Closes the alert or the sheet on top.") { player, arguments in
      try player.openSession().send(.dismiss(arguments.words.first ?? ""))
    },
  ]

  private static func input(_ verb: Verb, _ synopsis: String, _ summary: String) -> Command {
    input(verb, synopsis, summary) { player, arguments in
      let text = arguments.words.count > 1 ? arguments[1] : ""
      try player.openSession().send(Input(verb, arguments[0], .literal(text)))
    }
  }

  private static func input(
    _ verb: Verb, _ synopsis: String, _ summary: String,
    run: @escaping @MainActor (Player, Arguments) async throws -> Void
  ) -> Command {
    Command(verb.rawValue, synopsis, summary, actsOnControl: true, run: run)
  }
}

extension Player {
  /// The text of an entry: the name of a secret where it is written so, for a secure field.
  fileprivate func entry(in arguments: Arguments) throws -> Entry {
    let control = try openSession().control(named: arguments[0])
    if control.isSecure, let name = arguments.secretName { return .secret(name) }
    return .literal(arguments[1])
  }

  /// Types each character by itself, with a turn for each.
  fileprivate func type(_ arguments: Arguments) async throws {
    let session = try openSession()
    switch try entry(in: arguments) {
    case .literal(let text):
      for character in text {
        try session.send(.type(.literal(String(character)), into: arguments[0]))
        await session.settle()
      }
    case .secret(let name):
      try session.send(.type(.secret(name), into: arguments[0]))
    }
  }
}
