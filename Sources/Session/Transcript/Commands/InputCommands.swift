import PlatenNavigation
import PlatenSession

extension Command {
  static let inputCommands: [Command] =
    fieldCommands + buttonCommands + valueCommands + listCommands

  private static let fieldCommands: [Command] = [
    input(
      .set, "FIELD", "Replace the text of a field or the value of a slider.",
      details: """
        The text is the rest of the line. Quotes preserve leading and trailing spaces. For a secure field, write \
        $NAME, the name of a secret from --secret NAME=VALUE: the transcript contains only the name. \
        Without TEXT, a prompt asks for the secret and does not show it.
          set Name Ada Lovelace
          set Name "  Ada"
          set Password $pw
        After the error "no secret", start the program with --secret NAME=VALUE.
        """,
      synonyms: ["enter", "input", "write", "fill"]
    ) { interpreter, arguments in
      try interpreter.openSession().send(
        Input(.set, arguments[0], try interpreter.entry(in: arguments)))
    },
    input(
      .type, "FIELD", "Append text to a field, one character at a time.",
      details: "To replace the text, use set.\n  type Name \" Lovelace\"",
      synonyms: ["append"]
    ) { interpreter, arguments in
      try await interpreter.type(arguments)
    },
    input(.clear, "FIELD", "Empty a field.", details: "  clear Name", synonyms: ["erase"]),
    input(
      .submit, "FIELD", "Submit the text of a field, as the Return key does.",
      details: "  submit Name", synonyms: ["return"]),
    input(
      .focus, "[CONTROL]", "Move the keyboard focus to a control.",
      details:
        "To go to the next control, use key tab. Without a control, the prompt is focused.\n  focus Name"
    ) { interpreter, arguments in
      try interpreter.openSession().moveFocus(to: arguments.words.first)
    },
  ]

  private static let buttonCommands: [Command] = [
    input(
      .press, "BUTTON", "Press a button, follow a link or show a tab.",
      details: """
        Quote a name that contains spaces. Delete#2 is the second control with that name, and \
        List[12]/Delete is in row 12 of a list. If the row has only one control, List[12] is enough.
          press Save
          press "Sign up"
          press Delete#2
        The error "is behind" means that you must first answer an alert or close a sheet.
        """,
      synonyms: ["tap", "click", "push", "button", "follow"]),
    input(
      .toggle, "CONTROL", "Switch a control on or off.",
      details: "Also expand or collapse a disclosure group.\n  toggle Newsletter",
      synonyms: ["check", "uncheck", "switch", "flip", "expand", "collapse", "unfold"]),
    input(
      .dismiss, "[TITLE]", "Close the topmost alert or sheet, or go back.",
      details: """
        Closes an alert with its cancel button. If the alert has no cancel button, press one of its \
        other buttons. With a title, closes only the modal with that title. If no modal is open, goes \
        back to the previous page.
          dismiss
        """,
      synonyms: ["cancel", "back", "escape", "esc"]
    ) { interpreter, arguments in
      try interpreter.openSession().send(.dismiss(arguments.words.first ?? ""))
    },
    Command(
      "refresh", "", "Refresh the screen.",
      details: "To wait for the result, use wait.\n  refresh",
      synonyms: ["reload", "update"]
    ) { interpreter, _ in
      try interpreter.openSession().send(.refresh)
    },
    Command(
      "key", "KEYS", "Press a key.",
      details: """
        tab and shift-tab move the focus between the controls and the prompt; controls shows which one \
        is focused. return and space press or switch the focused control, and return enters the text \
        of a field. Arrow keys change a value, pick an option, select a row or scroll; page-up, \
        page-down, home and end scroll. escape stops editing, closes a modal, or moves the focus to \
        the prompt.
          key tab
          key space
          key right
        Keyboard shortcuts work regardless of the focus. Modifiers come first, in any order: control, \
        option, shift, command, or their short forms. controls lists the shortcuts.
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
      .pick, "CONTROL", "Pick an option.",
      details:
        "Quote an option that contains spaces.\n  pick Size large\n  pick List \"Top rated\"",
      synonyms: ["choose"]),
    input(
      .increment, "CONTROL", "Increase a value by one step.",
      details:
        "The error \"the end of its range\" means that there is no further step.\n  increment Seats",
      synonyms: ["raise", "up", "plus", "more", "inc"]),
    input(
      .decrement, "CONTROL", "Decrease a value by one step.",
      details:
        "The error \"the end of its range\" means that there is no further step.\n  decrement Seats",
      synonyms: ["lower", "down", "minus", "less", "dec"]),
  ]

  private static let listCommands: [Command] = [
    input(
      .select, "LIST", "Select a row of a list by its number or text.",
      details: """
        Row numbers begin at 1 and include hidden rows; ROW can also be the text of a visible row. In a \
        list with multiple selection, selecting a selected row deselects it.
          select List 12
          select List "Row 12"
        """),
    input(
      .scroll, "LIST", "Scroll a list until a row is the first visible row.",
      details: "Specify the number of the row or, for a visible row, its text.\n  scroll List 40"),
    input(
      .move, "LIST", "Move a row of a list to the position of another row.",
      details: """
        Specify each row by its number or, for a visible row, by its text.
          move List 3 1
        """,
      synonyms: ["drag", "reorder"]
    ) { interpreter, arguments in
      try interpreter.openSession().send(
        .move(arguments[0], row: .literal(arguments[1]), to: .literal(arguments[2])))
    },
  ]

  /// Creates a command that sends an input without further processing.
  ///
  /// - Parameter subject: The placeholder for the target of the command, which begins the synopsis.
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
  /// Returns the text operand of a command. If the field is secure and the operand has the form
  /// `$name`, returns the name of the secret.
  fileprivate func entry(in arguments: Arguments) throws -> InputText {
    let control = try openSession().screen.names.control(named: arguments[0])
    let isReference =
      control.isSecure && !arguments.isLastQuoted && arguments[1].trimmed.first == "$"
    guard isReference else { return .literal(arguments[1]) }
    if let name = arguments.secretName { return .secret(name) }
    throw CommandError(
      "the text after $ is not the name of a secret; write $NAME, or quote text that begins with $")
  }

  /// Types each character separately, and completes a turn after each character.
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
