import PlatenContext
import PlatenLines
import PlatenSession

extension Command {
  static let pipeCommands: [Command] = [
    Command(
      "pipes", "[PIPE]", "List the labeled pipelines, or draw one live.",
      details: """
        A program labels a pipeline with .marbles("username"). The list shows how many values each \
        pipeline received, sent and dropped. A diagram appears below the screen and is updated until \
        you repeat the command. Each character represents a tenth of a second: - means no event, a \
        letter a value, | the end, # a failure, ! a cancellation, ^ a subscription. Several diagrams \
        share one time axis.
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
    if pipes.isEmpty {
      return ["this screen has no labeled pipelines; label one with .marbles(\"username\")"]
    }
    return aligned(
      pipes.map { pipe in
        let dropped = max(pipe.countIn - pipe.countOut, 0)
        return [
          pipe.label.quotedIfNeeded, "\(pipe.countIn) in", "\(pipe.countOut) out",
          "\(dropped) dropped", watchedPipes.contains(pipe.label) ? "drawn" : "",
        ]
      })
  }

  /// Shows or hides the diagram of a pipeline.
  fileprivate func drawPipe(_ name: String) throws(CommandError) {
    let names = pipeNames
    guard names.contains(name) || watchedPipes.contains(name) else {
      let none = "this screen has no labeled pipelines"
      throw CommandError("no pipeline \(name.shown.inQuotes); \(hint(name, names, none: none))")
    }
    togglePipe(name)
  }
}
