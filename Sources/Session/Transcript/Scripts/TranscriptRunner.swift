import PlatenLines
import PlatenSession

/// The environment in which transcripts run: either a screen that is open from the start, or a
/// registry of screens.
@MainActor
package struct TranscriptRunner {
  private let registry: ScreenRegistry
  private let main: ScreenRegistry.Entry?
  private let commands: [Command]
  private let options: CommandInterpreter.Options
  private let drain: @MainActor (EventLog) -> Void
  private let program: (@MainActor (CommandInterpreter) -> any TestProgram)?
  /// The size of the screens, which overrides the size that a script specifies. If this size is
  /// empty, the script's size applies.
  package let size: TranscriptSize

  /// Whether the transcripts describe the screens in plain text.
  var isSpoken: Bool { options.isSpoken }

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - main: The screen that is open at the start.
  ///   - program: Starts a program that opens the screens, or `nil` if commands open them.
  ///   - options: The options for transcripts. The size and time are ignored; time is virtual.
  ///   - drain: A closure that collects output printed outside the session. The runner's interpreters
  ///     call it before reading the log.
  package init(
    _ registry: ScreenRegistry, main: ScreenRegistry.Entry? = nil, commands: [Command] = [],
    program: (@MainActor (CommandInterpreter) -> any TestProgram)? = nil,
    size: TranscriptSize = TranscriptSize(),
    options: CommandInterpreter.Options = CommandInterpreter.Options(),
    drain: @escaping @MainActor (EventLog) -> Void = { _ in }
  ) {
    self.registry = registry
    self.main = main
    self.commands = commands
    self.program = program
    self.size = size
    self.drain = drain
    var options = options
    options.time = .virtual
    options.keepsAppStorage = false
    self.options = options
  }

  /// Returns an interpreter for a script. If the runner has a main screen, the interpreter has opened
  /// it and written its first frame.
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

  /// Starts the program of the runner, which opens its screens in an interpreter, and waits until the
  /// program expects input.
  func startProgram(on interpreter: CommandInterpreter) async -> (any TestProgram)? {
    let program = program?(interpreter)
    await program?.settle()
    return program
  }

  /// Returns the screen with the specified title, or `nil` if no screen has that title.
  package func entry(titled title: String) -> ScreenRegistry.Entry? {
    registry.entries.first { $0.title == title }
  }

  /// The names of the secrets to which commands can refer.
  package var secretNames: [String] { options.secrets.keys.sorted() }

  /// The initial transcript of a new file: the size, unless it is the default size, and the
  /// commands that open each screen.
  package var emptyScript: String {
    let comment = size.description
    return (comment.isEmpty ? "" : "# \(comment)\n")
      + registry.entries.map { "> open \($0.title)\n" }.joined()
  }
}
