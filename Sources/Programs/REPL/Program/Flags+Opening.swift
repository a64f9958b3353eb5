import ArgumentParser
import Foundation
import Platen
import PlatenTerminal

@MainActor
extension Flags {
  /// Parses the arguments as flags or a transcript command, after performing the custom options.
  ///
  /// If the arguments are invalid or request help, the program prints a message and exits.
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
      if isAnswer {
        Program.answer(message, to: output)
        Foundation.exit(0)
      }
      Program.tell(message.withoutFarSuggestion, to: .error)
      Foundation.exit(ExitCode.cannotStart.rawValue)
    }
  }

  /// Runs a built-in help command, which throws the help text as an error.
  private static func answerHelp(_ command: any ParsableCommand) throws {
    if command is Flags || command is any TranscriptCommand { return }
    var help = command
    try help.run()
    throw CleanExit.message("")
  }

  /// Returns arguments in which the equivalent `--help` option replaces `help`.
  ///
  /// - Throws: `CommandError` if the topic is not a transcript command, because the option would
  ///   ignore such a topic.
  private static func withHelpAsOption(_ arguments: [String]) throws(CommandError) -> [String] {
    guard arguments.first == "help" else { return arguments }
    let topics = arguments.dropFirst()
    if let topic = topics.first, !topic.hasPrefix("-"), !transcriptCommands.contains(topic) {
      let hint = hint(topic, transcriptCommands, none: "")
      throw CommandError("no help on \(topic.shown.inQuotes); \(hint)")
    }
    return topics + ["--help"]
  }

  /// Parses a transcript command if the first argument names one; otherwise, parses flags.
  ///
  /// The argument parser cannot combine the two, because it would parse the name of a command as
  /// the name of a screen.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    guard let first = arguments.first, transcriptCommands.contains(first) else {
      return try Flags.parseAsRoot(arguments)
    }
    return try TranscriptCommands.parseAsRoot(arguments)
  }

  private static var transcriptCommands: [String] {
    TranscriptCommands.configuration.subcommands.map { $0._commandName }
  }

  /// Throws an error if options precede the name of a transcript command.
  private static func checkPlace(
    of command: any ParsableCommand, in arguments: [String]
  ) throws(CommandError) {
    let name = (command as? Flags).map(\.screen) ?? type(of: command)._commandName
    guard let name, transcriptCommands.contains(name), arguments.first != name else { return }
    throw CommandError("options must follow \(name): \(Program.name) \(name) …")
  }

  /// Ensures that `COLUMNS` is at least 40, because swift-argument-parser traps below 28.
  static func makeRoomForHelp() {
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80
    if columns < 40 { setenv("COLUMNS", "40", 1) }
  }

  /// Returns the screen that the arguments name, or `nil` if they do not name a screen.
  ///
  /// If the named screen does not exist, the program reports an error and exits.
  func screen(in registry: ScreenRegistry) -> ScreenRegistry.Entry? {
    guard let screen else { return nil }
    if screen == Program.name, variant == nil, let only = registry.onlyEntry { return only }
    do {
      return try registry.entry(screen, variant)
    } catch {
      Program.fail(.cannotStart, Self.problem(with: screen, in: registry) ?? error.description)
    }
  }

  /// Returns a message about an unknown screen, or `nil` if the list of screens suffices as a hint.
  ///
  /// The argument can be a misspelled transcript command, or can be superfluous because the program
  /// has only one screen.
  private static func problem(with argument: String, in registry: ScreenRegistry) -> String? {
    let titles = registry.entries.map(\.title)
    let similar = mostSimilar(to: argument, among: titles + transcriptCommands)
    if let similar, transcriptCommands.contains(similar) {
      return "no screen or command \(argument.shown.inQuotes); \(question(similar))"
    }
    guard similar == nil, registry.onlyEntry != nil else { return nil }
    return "no screen \(argument.shown.inQuotes); the only screen opens without an argument"
  }

  /// The responses in the recording that the flags specify, or `nil` without one. If the recording is
  /// not readable, the program reports an error and exits.
  var recordedResponses: (any ResponseSource)? {
    do {
      return try responses.map { name throws(CommandError) in
        try Recording(at: name).responses(secrets: options.secrets)
      }
    } catch {
      Program.fail(.cannotStart, "--responses: \(error)")
    }
  }

  /// A reader of the script that the flags specify. If the script is not readable, the program
  /// reports an error and exits.
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
