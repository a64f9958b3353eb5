import PlatenSession

extension Command {
  static let otherCommands: [Command] = [
    Command(
      "log", "[N]", "Show the last N lines of the event log (default: 10).",
      details: """
        The event log contains printed output, warnings and events. The screen does not show them.
          log
          log 50
        """,
      group: .looking, synonyms: ["logs", "events"]
    ) { interpreter, arguments in
      let text = arguments.words.first ?? "10"
      guard let count = typedCount(text) else {
        throw CommandError("\(text.shown.inQuotes) is not a number of lines: log [N]")
      }
      let lines = try interpreter.openSession().log.lines
      interpreter.describe("log", lines.isEmpty ? ["the log is empty"] : lines.suffix(count))
    },
    Command(
      "help", "[TOPIC]", "List what you can do, or describe a topic.",
      details: """
        A topic is a command or the name of a control. In usage lines, replace words in capitals with \
        your own; brackets mark optional words, a|b means a or b, and 1…9 is a number from 1 to 9.
          help
          help open
        """,
      group: .session, synonyms: ["?", "h", "man", "usage", "commands"]
    ) { interpreter, arguments in
      if let topic = arguments.topic { return interpreter.answer(try interpreter.help(on: topic)) }
      interpreter.describe("help", interpreter.help)
    },
    Command(
      "quit", "", "End the program.", details: "Also: exit, q, :q",
      group: .session, aliases: ["exit", "q", ":q"], synonyms: ["bye", "logout"]
    ) { interpreter, _ in interpreter.hasQuit = true },
  ]
}

extension Arguments {
  /// The topic of `help`, without surrounding spaces unless the topic is quoted.
  fileprivate var topic: String? {
    guard let word = words.first, !isLastQuoted else { return words.first }
    let topic = word.unicodeScalars.split(whereSeparator: \.separatesWords).map(String.init)
    return topic.isEmpty ? nil : topic.joined(separator: " ")
  }
}
