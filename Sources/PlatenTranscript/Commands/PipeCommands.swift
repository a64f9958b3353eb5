import PlatenLines
import PlatenReactive
import PlatenSession

extension Command {
  static let pipeCommands: [Command] = [
    Command(
      "pipes", "[PIPE]", "Lists the labelled pipelines, or draws one live.",
      details: """
        A pipeline is labelled in the program: .marbles("username"). Listed are the values that came \
        in, those that went out, and those of which nothing came. Drawn is what happens, below the \
        screen and as it goes on, until the same command is given again. Each sign is a tenth of a \
        second: - nothing, a letter for a value, | the end, # a failure, ! cancelled, ^ subscribed \
        to. Of several that are drawn the same moments stand below each other.
          pipes
          pipes username
        """,
      group: .looking, synonyms: ["pipelines", "marbles"]
    ) { interpreter, arguments in
      let session = try interpreter.openSession()
      guard let name = arguments.words.first else { return interpreter.answer(session.pipeTable) }
      try session.drawPipe(name)
    }
  ]
}

extension Session {
  fileprivate var pipeTable: [String] {
    let pipes = marbles.recording.pipes
    if pipes.isEmpty { return ["this screen labels no pipelines, as in .marbles(\"username\")"] }
    return aligned(
      pipes.map { pipe in
        let dropped = max(pipe.countIn - pipe.countOut, 0)
        return [
          pipe.label.quotedIfNeeded, "\(pipe.countIn) in", "\(pipe.countOut) out",
          "\(dropped) dropped", watchedPipes.contains(pipe.label) ? "drawn" : "",
        ]
      })
  }

  /// Draws a pipeline from now on, or no more.
  fileprivate func drawPipe(_ name: String) throws(CommandError) {
    let names = pipeNames
    guard names.contains(name) || watchedPipes.contains(name) else {
      let none = "this screen labels none"
      throw CommandError("no pipeline \(name.shown.inQuotes); \(hint(name, names, none: none))")
    }
    togglePipe(name)
  }
}
