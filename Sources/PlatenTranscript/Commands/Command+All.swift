import PlatenLines
import PlatenSession

extension Command {
  /// The commands that every app has.
  static let all: [Command] =
    screenCommands + inputCommands + timeCommands + pipeCommands
    + whyCommands + recordingCommands + otherCommands
}

extension CommandInterpreter {
  /// An interpreter that knows the commands of all apps.
  ///
  /// - Parameters:
  ///   - commands: Commands of an app's own; they win over those of the same name.
  ///   - drain: Called before the log is read, to bring in what was printed elsewhere.
  ///   - write: Takes each line of the transcript, without its end.
  package convenience init(
    _ registry: ScreenRegistry = ScreenRegistry(), commands: [Command] = [],
    options: Options = Options(),
    drain: @escaping @MainActor (EventLog) -> Void = { _ in }, write: @escaping (Line) -> Void
  ) {
    let others = Command.all.filter { other in !commands.contains { $0.name == other.name } }
    self.init(registry, knowing: commands + others, options: options, drain: drain, write: write)
  }
}
