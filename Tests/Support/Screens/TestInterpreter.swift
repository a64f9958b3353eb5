import Platen

/// A command interpreter that stores its transcript.
@MainActor
package final class TestInterpreter {
  /// The transcript so far.
  package private(set) var lines: [String] = []
  private let registry: ScreenRegistry
  private let commands: [Command]
  private let options: CommandInterpreter.Options

  package private(set) lazy var interpreter = CommandInterpreter(
    registry, commands: commands, options: options,
    write: { [unowned self] line in lines.append(line.text) })

  package init(
    _ entries: [ScreenRegistry.Entry] = [], commands: [Command] = [],
    options: CommandInterpreter.Options = .with { _ in }
  ) {
    registry = ScreenRegistry(entries)
    self.commands = commands
    self.options = options
  }

  /// Creates an interpreter with an open screen.
  package convenience init<Root: View>(
    of view: @autoclosure () -> Root, options: CommandInterpreter.Options = .with { _ in }
  ) {
    self.init(options: options)
    let environment = ScreenEnvironment(.everywhere, size: options.size)
    interpreter.take(
      Session(view(), in: environment, time: options.time, isHeld: true, keepsHistory: true))
  }

  /// The open session.
  package var session: Session { interpreter.session! }

  /// Plays each line of a script.
  ///
  /// - Returns: The lines added to the transcript.
  @discardableResult
  package func play(_ script: String) async -> String {
    let start = lines.count
    for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
      await interpreter.play(String(line))
    }
    return lines[start...].joined(separator: "\n")
  }
}

extension CommandInterpreter.Options {
  /// Returns options with virtual time and the given changes.
  package static func with(_ change: (inout CommandInterpreter.Options) -> Void)
    -> CommandInterpreter.Options
  {
    var options = CommandInterpreter.Options()
    options.time = .virtual
    change(&options)
    return options
  }
}
