extension Player {
  /// Plays one line: a command, a comment, or nothing.
  ///
  /// - Returns: Whether it succeeded; if not, the transcript says why.
  @discardableResult
  public func play(_ line: String) async -> Bool {
    await session?.stopTime()
    showChanges()
    let line = line.trimmed
    if line.isEmpty { return true }
    if line.isComment {
      if options.showsTyped { transcript.comment(String(line)) }
      return true
    }
    let failure = await failure(of: TypedCommand(line, among: commands))
    await session?.settle()
    showChanges()
    if let failure { transcript.failure(failure) }
    return failure == nil
  }

  /// Writes that something could not be played.
  package func refuse(_ message: String) {
    showChanges()
    transcript.failure(message)
  }

  /// Carries a command out.
  ///
  /// - Returns: Why it failed, if it did.
  private func failure(of typed: TypedCommand) async -> String? {
    let echo = Echo(of: typed, in: session)
    if options.showsTyped { transcript.typed(echo.line) }
    do {
      let (command, arguments) = try parsed(typed)
      if command.isOwn { session?.history?.note(line: echo.line) }
      try await command.run(self, arguments)
      return nil
    } catch {
      return Task.isCancelled ? "interrupted" : echo.redacted("\(error)")
    }
  }
}

extension Substring {
  /// Whether the line, which begins with no space, is a comment.
  var isComment: Bool { unicodeScalars.first == "#" }
}

extension String {
  /// The line without the space before it and the end of line behind it.
  var trimmed: Substring {
    var text = unicodeScalars.drop(while: \.separatesWords)
    while text.last == "\n" || text.last == "\r" { text.removeLast() }
    return Substring(text)
  }
}
