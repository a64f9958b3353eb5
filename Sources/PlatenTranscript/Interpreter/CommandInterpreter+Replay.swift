import PlatenReactive
import PlatenSession

extension CommandInterpreter {
  /// How the time of screens passes that are opened now.
  var time: Session.Time {
    guard let replay else { return options.time }
    return replay.pace == .real ? .real : .virtual
  }

  /// What the screen finds that is opened next.
  func nextEnvironment() -> ScreenEnvironment {
    replay?.nextEnvironment()
      ?? ScreenEnvironment(time == .real ? .here : .everywhere, size: options.size)
  }

  /// What is to stand for the outside of a screen that is opened now, if anything is.
  func responseSource(in environment: ScreenEnvironment) -> (any ResponseSource)? {
    guard let replay else { return options.actionLog?.noteOpening(environment) }
    options.actionLog?.giveUp(because: "cannot record a replayed screen; open the screen again")
    return replay.answers
  }

  /// Does the next step of the recording.
  ///
  /// - Returns: Whether any was left.
  func replayNext() async throws -> Bool {
    guard let replay, let step = replay.nextStep() else { return false }
    if let session {
      let gap = step.time - session.elapsed
      if gap > .zero { await session.advance(by: gap, eachMoment: showChanges) }
      try Task.checkCancellation()
    }
    switch step.kind {
    case .type(let line) where isDoneAgain(line): await self.replay(replay.secrets.filledIn(line))
    case .width(let width): session?.resize(width: width)
    case .rows(let rows): session?.resize(rows: rows)
    default: break
    }
    await session?.settle()
    showChanges()
    return true
  }

  /// Whether a recorded line is played: not one that ends the program, and none about recordings.
  func isDoneAgain(_ line: String) -> Bool {
    let typed = TypedCommand(line[...], among: commands)
    return typed.command?.name != "quit" && typed.command?.isRecorded != false
  }

  /// Does all that is left of the recording; screens that are opened later are not of it.
  func replayAll() async throws {
    defer { replay = nil }
    while try await replayNext() {}
  }
}
