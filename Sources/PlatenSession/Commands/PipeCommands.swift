import PlatenLines
import PlatenReactive

extension Command {
  static let pipeCommands: [Command] = [
    Command(
      "pipes", "[PIPE]", "Lists the labelled pipelines, or draws one.",
      details: """
        A pipeline is labelled in the program: .marbles("username"). Listed are the values that came \
        in, those that went out, and those of which nothing came. Drawn is what was seen last, a \
        sign for each tenth of a second: - nothing, a letter for a value, | the end, # a failure, \
        ! cancelled.
          pipes
          pipes username
        """,
      group: .looking, synonyms: ["pipelines", "marbles"]
    ) { player, arguments in
      let session = try player.openSession()
      guard let name = arguments.words.first else { return player.answer(session.pipeTable) }
      let width = player.options.size.width
      player.answer(try session.drawing(ofPipe: name, within: width))
    }
  ]
}

extension Session {
  /// What the labelled pipelines are called.
  var pipeNames: [String] { marbles.recording.pipes.map(\.label) }

  fileprivate var pipeTable: [String] {
    let pipes = marbles.recording.pipes
    if pipes.isEmpty { return ["this screen labels no pipelines, as in .marbles(\"username\")"] }
    return aligned(
      pipes.map { pipe in
        let dropped = max(pipe.countIn - pipe.countOut, 0)
        return [
          pipe.label.quotedIfNeeded, "\(pipe.countIn) in", "\(pipe.countOut) out",
          "\(dropped) dropped",
        ]
      })
  }

  fileprivate func drawing(
    ofPipe name: String, within width: Int
  ) throws(CommandError) -> [String] {
    let recording = marbles.recording
    let names = recording.pipes.map(\.label)
    guard names.contains(name) else {
      let none = "this screen labels none"
      throw CommandError("no pipeline \(quoted(name)); \(hint(name, names, none: none))")
    }
    let diagram = MarbleDiagram(recording) { $0.pipe == name }
    let older =
      recording.dropped > 0 ? ["\(recording.dropped) older events of all are not kept"] : []
    let lines = diagram.fitting(cells: width).lines.map(withoutSecrets)
    return older + lines.map { Line($0).truncated(to: width).text }
  }
}

extension MarbleDiagram {
  /// The same, without as much of the beginning as rows do not have the cells for.
  func fitting(cells: Int) -> MarbleDiagram {
    let frames = Set(rows.flatMap(\.marbles).map(\.frame)).sorted()
    var (fewest, most) = (0, frames.count)
    while fewest < most {
      let middle = (fewest + most) / 2
      let fits = without(frames.prefix(middle)).width <= cells
      (fewest, most) = fits ? (fewest, middle) : (middle + 1, most)
    }
    return without(frames.prefix(fewest))
  }

  private var width: Int { lines.prefix(rows.count).map(\.cells).max() ?? 0 }

  /// The same without what happens in some frames at the beginning, or rows that end there.
  private func without(_ frames: ArraySlice<Int>) -> MarbleDiagram {
    guard let last = frames.last else { return self }
    let rest = rows.filter { $0.length > last + 1 || !$0.hasEnded }.map { row in
      Row(row.name, row.marbles.filter { $0.frame > last })
    }
    return MarbleDiagram(rest, frame: frame, length: length)
  }
}

extension MarbleDiagram.Row {
  fileprivate var hasEnded: Bool { marbles.last?.signal.isEnd ?? false }
}
