extension Command {
  /// The commands that every app has.
  static let all: [Command] =
    screenCommands + inputCommands + timeCommands + pipeCommands
    + whyCommands + recordingCommands + otherCommands
}
