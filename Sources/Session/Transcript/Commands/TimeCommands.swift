import PlatenSession

extension Command {
  static let timeCommands: [Command] = [
    Command(
      "wait", "[DURATION]", "Wait until nothing is pending, or for a duration.",
      details: """
        Examples of durations: 800ms, 1.5s, 3m, 2h. Without a duration, wait fails after 30s and \
        lists the pending work.
          wait
          wait 800ms
        """,
      group: .time, synonyms: ["sleep", "pause", "delay"]
    ) { interpreter, arguments in
      let session = try interpreter.openSession()
      if let duration = try arguments.words.first.map(duration) {
        await session.advance(by: duration, eachMoment: interpreter.showChanges)
        try Task.checkCancellation()
      } else {
        try await session.wait(eachMoment: interpreter.showChanges)
      }
    },
    Command(
      "advance", "DURATION", "Advance the clock; in virtual time, without waiting.",
      details: "Examples of durations: 800ms, 1.5s, 3m, 2h.\n  advance 2s", group: .time
    ) { interpreter, arguments in
      let duration = try duration(arguments[0])
      try await interpreter.openSession().advance(by: duration, eachMoment: interpreter.showChanges)
      try Task.checkCancellation()
    },
  ]
}

/// Returns the duration that a command operand specifies.
package func duration(_ text: String) throws(CommandError) -> Duration {
  if let duration = Duration(typed: text) { return duration }
  guard Duration.seconds(in: text) == nil else {
    let max = Int(Duration.maxTypedSeconds)
    throw CommandError("\(text.shown.inQuotes) is too long; the longest duration is \(max)s")
  }
  throw CommandError("\(text.shown.inQuotes) is not a duration; write 800ms, 1.5s, 3m or 2h")
}
