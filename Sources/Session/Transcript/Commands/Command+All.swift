import PlatenLines
import PlatenSession

extension Command {
  /// The built-in commands, which are available in every app.
  static let all: [Command] =
    screenCommands + inputCommands + timeCommands + pipeCommands
    + whyCommands + recordingCommands + otherCommands
}

extension CommandInterpreter {
  /// Creates an interpreter with the built-in commands.
  ///
  /// - Parameters:
  ///   - commands: The custom commands of an app, which override built-in commands of the same
  ///     name.
  ///   - drain: A closure that collects output printed outside the session. The interpreter calls
  ///     it before reading the log.
  ///   - write: A closure that receives each line of the transcript, without a line terminator.
  package convenience init(
    _ registry: ScreenRegistry = ScreenRegistry(), commands: [Command] = [],
    options: Options = Options(),
    drain: @escaping @MainActor (EventLog) -> Void = { _ in }, write: @escaping (Line) -> Void
  ) {
    let others = Command.all.filter { other in !commands.contains { $0.name == other.name } }
    self.init(registry, knowing: commands + others, options: options, drain: drain, write: write)
  }
}
