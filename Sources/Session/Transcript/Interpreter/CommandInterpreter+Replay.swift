import PlatenContext
import PlatenSession

extension CommandInterpreter {
  /// The kind of time that a newly opened screen uses.
  var time: Session.Time {
    guard let replay else { return options.time }
    return replay.pace == .real ? .real : .virtual
  }

  /// Returns the environment for the next screen to open.
  func nextEnvironment() -> ScreenEnvironment {
    replay?.nextEnvironment()
      ?? ScreenEnvironment(time == .real ? .here : .everywhere, size: options.size)
  }

  /// Returns the source of external responses for a newly opened screen, or `nil` for live
  /// services.
  func responseSource(in environment: ScreenEnvironment) -> (any ResponseSource)? {
    guard let replay else {
      guard let responses = options.responses else {
        return options.actionLog?.noteOpening(environment)
      }
      preventRecording()
      return responses
    }
    options.actionLog?.giveUp(because: "cannot record a replayed screen; open the screen again")
    return replay.answers
  }

  /// Prevents recordings of the screens, whose requests are not sent.
  func preventRecording() {
    options.actionLog?.giveUp(
      because: "cannot record with --responses; start the program without that option")
  }

  /// Replays the next step of the recording.
  ///
  /// - Returns: `false` if no step remained.
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
    await settle()
    showChanges()
    return true
  }

  /// Returns whether a replay runs a recorded line. A replay skips `quit` and commands about
  /// recordings.
  func isDoneAgain(_ line: String) -> Bool {
    let typed = TypedCommand(line[...], among: commands)
    return typed.command?.name != "quit" && typed.command?.isRecorded != false
  }

  /// Replays the remaining steps of the recording, and then ends the replay.
  func replayAll() async throws {
    defer { replay = nil }
    while try await replayNext() {}
  }
}
