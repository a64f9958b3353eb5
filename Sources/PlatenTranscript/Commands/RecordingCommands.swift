import PlatenSession

extension Command {
  static let recordingCommands: [Command] = [
    Command(
      "record", "[FILE]", "Records what is done from the opening of the screen on.",
      details: """
        The file gets what was done since the open screen was opened, and all that follows; without \
        a name the recording ends. It holds what is typed and when, what services answer, and the \
        size and place of the screen; secrets only by their names. Read it before you give it away: \
        what services answered is in it.
          record trouble.recording
        """,
      group: .session, isRecorded: false, synonyms: ["save", "capture"]
    ) { interpreter, arguments in
      guard let actionLog = interpreter.options.actionLog else {
        throw CommandError("nothing is recorded here; a program can be recorded")
      }
      if let name = arguments.words.first {
        try actionLog.record(in: name)
      } else {
        interpreter.answer([try actionLog.endRecording()])
      }
    },
    Command(
      "replay", "FILE [PACE]", "Does again what was recorded.",
      details: """
        A pace is fast, which lets time pass at once, real, which takes as long as it took, or step, \
        after which each step does what comes next. Services are not asked: the recording has their \
        answers. Secrets have to be given by the names that they have in it, with --secret NAME=VALUE.
          replay trouble.recording
          replay trouble.recording step
        """,
      group: .session, isRecorded: false, synonyms: ["playback", "rerun", "load"],
      completions: { $0.count == 1 ? Replay.Speed.allCases.map(\.rawValue) : [] }
    ) { interpreter, arguments in
      let recording = try Recording(at: arguments[0])
      let pace = try arguments.words.dropFirst().first.map(pace) ?? .fast
      if let file = interpreter.options.actionLog?.fileName {
        throw CommandError(
          "what is replayed is not recorded, and \(quoted(file)) is; record ends it")
      }
      try recording.checkOpenings()
      if let app = interpreter.options.actionLog?.app, app != recording.header.app {
        interpreter.answer(["it was recorded with \(recording.header.app)"])
      }
      interpreter.close()
      let replay = Replay(recording, pace: pace, secrets: interpreter.options.secrets)
      interpreter.replay = replay
      if pace == .step {
        return interpreter.answer(["\(replay.linesLeft) lines; step does the next"])
      }
      try await interpreter.replayAll()
    },
    Command(
      "step", "[COUNT]", "Does what comes next in the recording that is replayed.",
      details: "replay FILE step begins it.\n  step\n  step 3",
      group: .session, isRecorded: false, synonyms: ["next", "n"]
    ) { interpreter, arguments in
      let text = arguments.words.first ?? "1"
      guard let count = Int(text), count > 0 else {
        throw CommandError("\(quoted(text)) is no number of steps: step [COUNT]")
      }
      guard let replay = interpreter.replay else {
        throw CommandError("nothing is replayed; replay FILE step begins")
      }
      for _ in 0..<count {
        if try await !interpreter.replayNext() { break }
      }
      if replay.linesLeft == 0 {
        try await interpreter.replayAll()
        interpreter.answer(["the recording ends here"])
      }
    },
  ]

  private static func pace(_ text: String) throws(CommandError) -> Replay.Speed {
    guard let pace = Replay.Speed(rawValue: text) else {
      throw CommandError(
        "no pace \(text.shown.inQuotes); \(hint(text, Replay.Speed.allCases.map(\.rawValue), none: ""))"
      )
    }
    return pace
  }
}
