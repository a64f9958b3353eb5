import PlatenSession

extension Command {
  static let recordingCommands: [Command] = [
    Command(
      "record", "[FILE]", "Record the session since the screen opened.",
      details: """
        The recording contains all inputs since the screen was opened and all later inputs, with their \
        times, the responses from services, and the size and locale of the screen. Secrets appear only \
        by name. Without FILE, stops recording. Check the responses before you share the recording.
          record trouble.recording
        """,
      group: .session, isRecorded: false, synonyms: ["save", "capture"]
    ) { interpreter, arguments in
      guard let actionLog = interpreter.options.actionLog else {
        throw CommandError("recording is not available in a test")
      }
      if let name = arguments.words.first {
        try actionLog.record(in: name)
      } else {
        interpreter.answer([try actionLog.endRecording()])
      }
    },
    Command(
      "replay", "FILE [PACE]", "Replay a recording.",
      details: """
        PACE is fast (the default, which skips pauses), real (the original pace) or step (one input for \
        each step command). Responses come from the recording, not from services. Specify each secret \
        by its name in the recording, with --secret NAME=VALUE.
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
          "cannot replay while recording to \(file.shown.inQuotes); run record to stop recording")
      }
      try recording.checkOpenings()
      if let app = interpreter.options.actionLog?.app, app != recording.header.app {
        interpreter.answer(["this recording was made with \(recording.header.app.shown.inQuotes)"])
      }
      if recording.isTruncated {
        interpreter.answer(["the last line of the recording is incomplete and is skipped"])
      }
      interpreter.close()
      let replay = Replay(recording, pace: pace, secrets: interpreter.options.secrets)
      interpreter.replay = replay
      if pace == .step {
        return interpreter.answer([
          "\(replay.linesLeft) lines to replay; run step for the next line"
        ])
      }
      try await interpreter.replayAll()
    },
    Command(
      "step", "[COUNT]", "Replay the next lines of a recording.",
      details: "First run replay FILE step.\n  step\n  step 3",
      group: .session, isRecorded: false, synonyms: ["next", "n"]
    ) { interpreter, arguments in
      let text = arguments.words.first ?? "1"
      guard let count = typedCount(text), count > 0 else {
        throw CommandError("\(text.shown.inQuotes) is not a number of steps: step [COUNT]")
      }
      guard let replay = interpreter.replay else {
        throw CommandError("no replay is running; run replay FILE step first")
      }
      for _ in 0..<count {
        if try await !interpreter.replayNext() { break }
      }
      if replay.linesLeft == 0 {
        try await interpreter.replayAll()
        interpreter.answer(["end of the recording"])
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
