import PlatenReactive

extension Player {
  /// How the time of screens passes that are opened now.
  var time: Session.Time {
    guard let replay else { return options.time }
    return replay.pace == .real ? .real : .virtual
  }

  /// What the screen finds that is opened next.
  func nextCircumstances() -> Circumstances {
    replay?.nextCircumstances()
      ?? Circumstances(time == .real ? .here : .everywhere, size: options.size)
  }

  /// What is to stand for the outside of a screen that is opened now, if anything is.
  func outside(in circumstances: Circumstances) -> (any Outside)? {
    guard let replay else { return options.journal?.noteOpening(circumstances) }
    options.journal?.giveUp(because: "what is replayed is not recorded; open a screen anew")
    return replay.answers
  }

  /// Does what comes next in the recording.
  ///
  /// - Returns: Whether anything was left to do.
  func replayNext() async throws -> Bool {
    guard let event = replay?.nextDeed() else { return false }
    if let session {
      let gap = event.time - session.elapsed
      if gap > .zero { await session.advance(by: gap, eachMoment: showChanges) }
      try Task.checkCancellation()
    }
    switch event.deed {
    case .type(let line) where TypedCommand(line[...], among: commands).name != "quit":
      await replay(line.withSecrets(for: options.secrets))
    case .size(let width, let rows):
      if let width { session?.resize(width: width) }
      if let rows { session?.resize(rows: rows) }
      await session?.settle()
    default: break
    }
    showChanges()
    return true
  }

  /// Does all that is left of the recording; screens that are opened later are not of it.
  func replayAll() async throws {
    defer { replay = nil }
    while try await replayNext() {}
  }
}
