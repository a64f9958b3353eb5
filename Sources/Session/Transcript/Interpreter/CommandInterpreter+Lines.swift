import PlatenContext
import PlatenSession

extension CommandInterpreter {
  /// Runs a line, which can be a command, a comment, or empty.
  ///
  /// - Returns: Whether the line succeeded. If the line failed, the transcript contains the reason.
  @discardableResult
  public func play(_ line: String) async -> Bool {
    await session?.time.pause()
    showChanges()
    let line = line.trimmed
    if line.isEmpty { return true }
    if line.isComment {
      if options.showsTyped { transcript.comment(String(line)) }
      return true
    }
    let typed = TypedCommand(line, among: commands)
    // Opening or closing a screen ends a step-by-step replay.
    if ["open", "close"].contains(typed.name), options.recording == nil { replay = nil }
    return await play(typed) { echo in
      if options.showsTyped { transcript.typed(echo) }
    }
  }

  /// Runs a line of a recording.
  func replay(_ line: String) async {
    let typed = TypedCommand(line[...], among: commands)
    if let field = secureField(maskedIn: typed) {
      transcript.typed(line, isReplayed: true)
      writeFailure("the recording has no name for the secret in \(field.shown.inQuotes)")
    } else {
      await play(typed) { transcript.typed($0, isReplayed: true) }
    }
  }

  /// Runs a parsed command.
  ///
  /// - Parameter echo: A closure that shows the line with secrets masked.
  @discardableResult
  private func play(_ typed: TypedCommand, echo: (String) -> Void) async -> Bool {
    session?.flush()
    let shown = RedactedLine(of: typed, in: session)
    echo(shown.line)
    let actionLog = options.actionLog
    if typed.command?.isRecorded != false {
      actionLog?.note(.type(shown.recordedLine), at: session?.elapsed ?? .zero)
    }
    let wasPlaying = actionLog?.isPlaying ?? false
    actionLog?.isPlaying = true
    let failure = await failure(of: typed, shown)
    actionLog?.isPlaying = wasPlaying
    await settle()
    showChanges()
    if let failure { writeFailure(failure) }
    return failure == nil
  }

  /// Returns whether a line is a comment or begins with a command.
  package func isCommand(_ line: String) -> Bool {
    let line = line.trimmed
    return line.isComment || TypedCommand(line, among: commands).command != nil
  }

  /// Writes an error message to the transcript.
  package func refuse(_ message: String) {
    showChanges()
    writeFailure(message)
  }

  private func writeFailure(_ message: String) {
    onOutput?(.failure)
    transcript.failure(message)
    onOutput?(nil)
  }

  /// Runs a command and returns the error message, or `nil` if the command succeeded.
  private func failure(of typed: TypedCommand, _ echo: RedactedLine) async -> String? {
    do {
      let (command, arguments) = try parsed(typed)
      if command.isOwn { session?.noteCommand(echo.line) }
      try await command.run(self, arguments)
      return nil
    } catch {
      return Task.isCancelled ? "interrupted" : echo.redacted(String(ordered: error))
    }
  }
}

extension Substring {
  /// Whether the line, which has no leading spaces, is a comment.
  var isComment: Bool { unicodeScalars.first == "#" }
}

extension String {
  /// The line without leading spaces and without its line terminator.
  var trimmed: Substring {
    var text = unicodeScalars.drop(while: \.separatesWords)
    while text.last == "\n" || text.last == "\r" { text.removeLast() }
    return Substring(text)
  }
}
