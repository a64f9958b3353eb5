import PlatenSession

extension Command {
  static let whyCommands: [Command] = [
    Command(
      "why", "[CONTROL]", "Says what changed the screen last, or a control.",
      details: """
        The lines before and after, when that was, and what did it: an input, or what came due, such \
        as the end of a pause or an answer. Then the input before that, and what the program \
        published. Lines that say something by a name have one as well.
          why
          why "Sign up"
        """,
      group: .looking, synonyms: ["explain", "cause", "reason"]
    ) { interpreter, arguments in
      let session = try interpreter.openSession()
      let lines = try session.why(arguments.words.first, within: interpreter.options.size.width)
      interpreter.answer(lines.map(session.withoutSecrets))
    }
  ]
}
