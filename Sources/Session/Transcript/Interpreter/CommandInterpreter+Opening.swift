import PlatenSession

extension CommandInterpreter {
  /// Opens a screen and shows its first frame.
  ///
  /// - Parameter writesCommand: Whether the transcript includes the corresponding `open` command.
  package func open(
    _ entry: ScreenRegistry.Entry, writesCommand: Bool = false
  ) async throws(CommandError) {
    if writesCommand && options.showsTyped { transcript.typed("open \(entry.title)") }
    if let actionLog = options.actionLog, !actionLog.isPlaying {
      actionLog.note(.type("open \(entry.title)"), at: session?.elapsed ?? .zero)
    }
    close()
    let session = entry.open(nextSetup())
    take(session)
    session.sizing.isFixed = replay != nil
    self.entry = entry
    await settle()
    if options.showsScreen { try showFrame() }
  }

  /// Returns the configuration for the next screen to open.
  private func nextSetup() -> ScreenSetup {
    let environment = nextEnvironment()
    return ScreenSetup(
      environment: environment, time: time, responseSource: responseSource(in: environment),
      appStorage: replay?.appStorage ?? appStorage, pictures: options.pictures,
      glyphs: options.glyphs)
  }
}
