import ArgumentParser
import Foundation

@MainActor
extension Flags {
  /// What the program was started with: flags, or a command about transcripts; after the app's own options have done what they
  /// are for; where any are wrong or ask for help, the program says so and ends.
  static func parsed(with options: [LaunchOption], output: FileDescriptor) -> any ParsableCommand {
    do {
      let own = try LaunchOptions(options)
      let arguments = try withHelpAsOption(own.others)
      let command = try parse(arguments)
      try answerHelp(command)
      try checkPlace(of: command, in: arguments)
      try own.perform()
      return command
    } catch let error as CommandError {
      Program.fail(.cannotStart, error.description)
    } catch {
      let isAnswer = exitCode(for: error).isSuccess
      var message = fullMessage(for: error)
      if isAnswer, !options.isEmpty {
        message =
          message.trimmingCharacters(in: .newlines)
          + "\n\nOPTIONS OF THIS APP:\n\(LaunchOptions.help(options))\n"
      }
      Program.tell(message.withoutFarSuggestion, to: isAnswer ? output : .error)
      Foundation.exit(isAnswer ? 0 : ExitCode.cannotStart.rawValue)
    }
  }

  /// Answers to help that is asked for: a command that throws what it says.
  private static func answerHelp(_ command: any ParsableCommand) throws {
    if command is Flags || command is any TranscriptCommand { return }
    var help = command
    try help.run()
    throw CleanExit.message("")
  }

  /// Arguments that ask for help by its name, with the option that does the same.
  ///
  /// - Throws: `CommandError` for a topic that is not a command about transcripts; the option would
  ///   ignore it.
  private static func withHelpAsOption(_ arguments: [String]) throws(CommandError) -> [String] {
    guard arguments.first == "help" else { return arguments }
    let topics = arguments.dropFirst()
    if let topic = topics.first, !topic.hasPrefix("-"), !transcriptCommands.contains(topic) {
      let hint = hint(topic, transcriptCommands, none: "")
      throw CommandError("no help on \(topic.shown.inQuotes); \(hint)")
    }
    return topics + ["--help"]
  }

  /// Parses a command about transcripts, if its name is the first argument, or else flags.
  ///
  /// Given both, the parser would take the name of the command for that of a screen.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    guard let first = arguments.first, transcriptCommands.contains(first) else {
      return try Flags.parseAsRoot(arguments)
    }
    return try TranscriptCommands.parseAsRoot(arguments)
  }

  private static var transcriptCommands: [String] {
    TranscriptCommands.configuration.subcommands.map { $0._commandName }
  }

  /// Refuses options that stand before the name of a command: they would say nothing to it.
  private static func checkPlace(
    of command: any ParsableCommand, in arguments: [String]
  ) throws(CommandError) {
    let name = (command as? Flags).map(\.screen) ?? type(of: command)._commandName
    guard let name, transcriptCommands.contains(name), arguments.first != name else { return }
    throw CommandError("options must follow \(name): \(Program.name) \(name) …")
  }

  /// swift-argument-parser wraps its texts at `COLUMNS`, and traps where these are fewer than 28.
  static func makeRoomForHelp() {
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80
    if columns < 40 { setenv("COLUMNS", "40", 1) }
  }

  /// The screen that the arguments name, if they name one; where there is no such screen, the program
  /// says so and ends.
  func screen(in registry: ScreenRegistry) -> ScreenRegistry.Entry? {
    guard let screen else { return nil }
    if screen == Program.name, variant == nil, let only = registry.onlyEntry { return only }
    do {
      return try registry.entry(screen, variant)
    } catch {
      Program.fail(.cannotStart, Self.problem(with: screen, in: registry) ?? error.description)
    }
  }

  /// What is wrong with an argument that names no screen, if the names of the screens do not explain it:
  /// it is similar to a command about transcripts, or the program has only one screen.
  private static func problem(with argument: String, in registry: ScreenRegistry) -> String? {
    let titles = registry.entries.map(\.title)
    let similar = mostSimilar(to: argument, among: titles + transcriptCommands)
    if let similar, transcriptCommands.contains(similar) {
      return "no screen or command \(argument.shown.inQuotes); \(question(similar))"
    }
    guard similar == nil, registry.onlyEntry != nil else { return nil }
    return "no screen \(argument.shown.inQuotes); the only screen opens without an argument"
  }

  /// The script that the flags name; where it cannot be read, the program says so and ends.
  var openedScript: ScriptReader {
    do {
      let descriptor = try script.map(FileDescriptor.init(opening:)) ?? .input
      try descriptor.checkReadable()
      return ScriptReader(descriptor)
    } catch {
      Program.fail(.cannotStart, "cannot read \(script ?? "standard input"): \(error)")
    }
  }
}
