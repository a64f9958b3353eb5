import PlatenSession

extension Command {
  static let whyCommands: [Command] = [
    Command(
      "why", "[CONTROL]", "Explain the last change to the screen or to a control.",
      details: """
        Shows the lines before and after the change, its time, and its cause: an input, or work that \
        became due, such as a timer or a response. Also shows the preceding input and the properties \
        that the program published. CONTROL can also be the label of a labeled line.
          why
          why "Sign up"
        """,
      group: .looking, synonyms: ["explain", "cause", "reason"]
    ) { interpreter, arguments in
      let session = try interpreter.openSession()
      let lines = try session.why(arguments.words.first, within: interpreter.options.size.width)
      interpreter.describe("why", lines.map(session.secrets.masking))
    }
  ]
}
