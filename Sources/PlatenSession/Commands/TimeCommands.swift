extension Command {
  static let timeCommands: [Command] = [
    Command("wait", "[DURATION]", "Waits, and shows each change as it comes: 800ms, 2s.") {
      player, arguments in
      try await player.wait(arguments.words.first)
    },
    Command("advance", "DURATION", "Moves virtual time on, where time is virtual.") {
      _, arguments in
      let text = arguments[0]
      _ = try duration(text)
      throw CommandError("time is real here and goes by itself; wait \(text) waits")
    },
  ]
}

extension Player {
  /// Waits until nothing is due and, if a duration is given, for so long.
  fileprivate func wait(_ text: String?) async throws {
    let session = try openSession()
    let duration = try text.map(duration)
    let onFrame = session.onFrame
    session.onFrame = { [weak self] in
      onFrame?()
      self?.showChanges()
    }
    defer { session.onFrame = onFrame }
    await session.settle()
    if let duration { try await Task.sleep(for: duration) }
  }
}

private func duration(_ text: String) throws(CommandError) -> Duration {
  guard let duration = Duration(typed: text) else {
    throw CommandError("\(quoted(text)) is no duration; write 800ms, 2s, 1.5s or 3m")
  }
  return duration
}
