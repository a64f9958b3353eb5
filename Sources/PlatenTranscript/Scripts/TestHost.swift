import PlatenLines
import PlatenSession

/// What a transcript is played on: one screen that is open, or several to open by name.
@MainActor
package struct TestHost {
  private let registry: ScreenRegistry
  private let main: ScreenRegistry.Entry?
  private let commands: [Command]
  private let options: CommandInterpreter.Options
  private let drain: @MainActor (EventLog) -> Void
  /// The size that the screens have whatever a script says; empty where that decides.
  package let size: TranscriptSize

  /// - Parameters:
  ///   - main: The screen that is open at the start.
  ///   - options: How transcripts are made, but for the size and the time, which is virtual.
  ///   - drain: As of a player.
  package init(
    _ registry: ScreenRegistry, main: ScreenRegistry.Entry? = nil, commands: [Command] = [],
    size: TranscriptSize = TranscriptSize(),
    options: CommandInterpreter.Options = CommandInterpreter.Options(),
    drain: @escaping @MainActor (EventLog) -> Void = { _ in }
  ) {
    self.registry = registry
    self.main = main
    self.commands = commands
    self.size = size
    self.drain = drain
    var options = options
    options.time = .virtual
    options.keepsAppStorage = false
    self.options = options
  }

  /// A player for a script, with the screen open if there is one; it writes that frame first.
  func interpreter(for script: Script, write: @escaping (String) -> Void) async
    -> CommandInterpreter
  {
    var options = options
    options.size = size.merged(script.size).session
    options.recording = script.recording
    let interpreter = CommandInterpreter(
      registry, commands: commands, options: options, drain: drain
    ) {
      write($0.text)
    }
    if let main { try? await interpreter.open(main) }
    return interpreter
  }

  /// The screen of a title, if there is one.
  package func entry(titled title: String) -> ScreenRegistry.Entry? {
    registry.entries.first { $0.title == title }
  }

  /// What the secrets are called that commands can name.
  package var secretNames: [String] { options.secrets.keys.sorted() }

  /// The transcript that a new file begins with: its size if it is not the usual one, and the
  /// commands that open each screen.
  package var emptyScript: String {
    let comment = size.description
    return (comment.isEmpty ? "" : "# \(comment)\n")
      + registry.entries.map { "> open \($0.title)\n" }.joined()
  }
}
