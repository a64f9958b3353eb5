import PlatenSession
import PlatenViews

extension Command {
  static let inputCommands: [Command] =
    fieldCommands + buttonCommands + valueCommands + listCommands

  private static let fieldCommands: [Command] = [
    input(
      .set, "FIELD", "Replaces the text of a field, or the value of a slider.",
      details: """
        The text is the rest of the line; in quotes, spaces at its ends count. A secure field takes \
        $NAME, a secret of --secret NAME=VALUE: the transcript holds only its name. Without it, Return \
        asks at a prompt for a text that is not shown.
          set Name Ada Lovelace
          set Name "  Ada"
          set Password $pw
        "no secret": it was not given. "out of range": the message says what is in it.
        """,
      synonyms: ["enter", "input", "write", "fill"]
    ) { interpreter, arguments in
      try interpreter.openSession().send(
        Input(.set, arguments[0], try interpreter.entry(in: arguments)))
    },
    input(
      .type, "FIELD", "Adds to the text of a field, one input a character.",
      details: "set replaces the text instead.\n  type Name \" Lovelace\"",
      synonyms: ["append"]
    ) { interpreter, arguments in
      try await interpreter.type(arguments)
    },
    input(.clear, "FIELD", "Empties a field.", details: "  clear Name", synonyms: ["erase"]),
    input(
      .submit, "FIELD", "Enters the text of a field, as the Return key does.",
      details: "  submit Name", synonyms: ["return"]),
    input(
      .focus, "[CONTROL]", "Makes a control the one that keys go to.",
      details:
        "key tab goes to the next one. Without a control keys go to the prompt.\n  focus Name"
    ) { interpreter, arguments in
      try interpreter.openSession().moveFocus(to: arguments.words.first)
    },
  ]

  private static let buttonCommands: [Command] = [
    input(
      .press, "BUTTON", "Presses a button, follows a link, shows a tab.",
      details: """
        A name with spaces is in quotes; Delete#2 is the second of its name, and List[12]/Delete \
        stands in the twelfth row of a list; if it is the only one there, List[12] will do.
          press Save
          press "Sign up"
          press Delete#2
        "is disabled": something else has to be done first. "is behind": an alert or a sheet has to \
        be answered or closed first.
        """,
      synonyms: ["tap", "click", "push", "button", "follow"]),
    input(
      .toggle, "CONTROL", "Switches a control on or off.",
      details: "It also opens and closes a group that is folded.\n  toggle Newsletter",
      synonyms: ["check", "uncheck", "switch", "flip", "expand", "collapse", "unfold"]),
    input(
      .dismiss, "[TITLE]", "Closes the alert or the sheet on top, or goes back.",
      details: """
        An alert is closed by its button that cancels; where it has none, press one of the others. \
        A title says which it has to be. Where there is neither, it goes back to the page below.
          dismiss
        """,
      synonyms: ["cancel", "back", "escape", "esc"]
    ) { interpreter, arguments in
      try interpreter.openSession().send(.dismiss(arguments.words.first ?? ""))
    },
    Command(
      "refresh", "", "Brings up to date what can be.",
      details: "It goes on until wait has waited for it.\n  refresh",
      synonyms: ["reload", "update"]
    ) { interpreter, _ in
      try interpreter.openSession().send(.refresh)
    },
    Command(
      "key", "KEYS", "Presses keys.",
      details: """
        tab and shift-tab move the focus through the controls and the prompt; controls says where it \
        is. There return and space press and switch, arrows step, pick, select and scroll, page-up, \
        page-down, home and end scroll, return enters a text, and escape leaves a field. Elsewhere \
        escape closes what is on top, or leaves the control.
          key tab
          key space
          key right
        Of keys that a control answers to wherever the focus is, those that are held come first, in \
        any order: control, option, shift, command, or their short forms. controls says which \
        controls answer to which.
          key command-s
          key C-x
          key return
        """,
      synonyms: ["keys", "shortcut", "hotkey"]
    ) { interpreter, arguments in
      try interpreter.openSession().send(.key(arguments[0]))
    },
  ]

  private static let valueCommands: [Command] = [
    input(
      .pick, "CONTROL", "Picks an option.",
      details: "An option with spaces is in quotes.\n  pick Size large\n  pick List \"Top rated\"",
      synonyms: ["choose"]),
    input(
      .increment, "CONTROL", "Raises a value by one step.",
      details: "\"the end of its range\": there is no step further.\n  increment Seats",
      synonyms: ["raise", "up", "plus", "more", "inc"]),
    input(
      .decrement, "CONTROL", "Lowers a value by one step.",
      details: "\"the end of its range\": there is no step further.\n  decrement Seats",
      synonyms: ["lower", "down", "minus", "less", "dec"]),
  ]

  private static let listCommands: [Command] = [
    input(
      .select, "LIST", "Selects a row of a list, by its number or text.",
      details: """
        Numbers count from 1 over the whole list; a text is found among the rows that are shown. \
        Where several can be selected, the same row again is selected no more.
          select List 12
          select List "Row 12"
        "no row": the message says up to which number there are rows.
        """),
    input(
      .scroll, "LIST", "Begins the window of a list with a row.",
      details: "By its number, or the text of a row that is shown.\n  scroll List 40"),
    input(
      .move, "LIST", "Moves a row of a list to the place of another row.",
      details: """
        Both by their numbers, or the texts of rows that are shown.
          move List 3 1
        "cannot be moved": the message says which rows can.
        """,
      synonyms: ["drag", "reorder"]
    ) { interpreter, arguments in
      try interpreter.openSession().send(
        .move(arguments[0], row: .literal(arguments[1]), to: .literal(arguments[2])))
    },
  ]

  /// - Parameter subject: What the command acts on, by the word that its synopsis begins with.
  private static func input(
    _ action: ControlAction, _ subject: String, _ summary: String, details: String = "",
    synonyms: [String] = []
  ) -> Command {
    input(action, subject, summary, details: details, synonyms: synonyms) {
      interpreter, arguments in
      let text = arguments.words.count > 1 ? arguments[1] : ""
      try interpreter.openSession().send(Input(action, arguments[0], .literal(text)))
    }
  }

  private static func input(
    _ action: ControlAction, _ subject: String, _ summary: String, details: String = "",
    synonyms: [String] = [],
    run: @escaping @MainActor (CommandInterpreter, Arguments) async throws -> Void
  ) -> Command {
    let synopsis = ([subject] + action.operands.map(\.rawValue)).joined(separator: " ")
    return Command(
      action.rawValue, synopsis, summary, details: details, actsOnControl: true,
      synonyms: synonyms, run: run)
  }
}

extension CommandInterpreter {
  /// The text of an entry: the name of a secret where it is written so, for a secure field.
  fileprivate func entry(in arguments: Arguments) throws -> InputText {
    let control = try openSession().element(named: arguments[0])
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
