import ArgumentParser
import Foundation

@MainActor
extension Flags {
  /// What the program was started with: flags, or a command about transcripts; after the app's own options have done what they
  /// are for; where any are wrong or ask for help, the program says so and ends.
  static func parsed(with options: [LaunchOption], output: Descriptor) -> any ParsableCommand {
    do {
      let own = try LaunchOptions(options)
      let command = try Flags.parseAsRoot(own.others)
      try answerHelp(command)
      try checkPlace(of: command, in: own.others)
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

  /// Answers to help that is asked for by name: a command that throws what it says.
  private static func answerHelp(_ command: any ParsableCommand) throws {
    if command is Flags || command is any TranscriptCommand { return }
    var help = command
    try help.run()
    throw CleanExit.message("")
  }

  /// Refuses options that stand before the name of a command: they would say nothing to it.
  private static func checkPlace(
    of command: any ParsableCommand, in arguments: [String]
  ) throws(CommandError) {
    let name = type(of: command)._commandName
    if command is Flags || arguments.first == name { return }
    throw CommandError("options of \(name) stand behind it: \(Program.name) \(name) …")
  }

  /// swift-argument-parser wraps its texts at `COLUMNS`, and traps where these are fewer than 28.
  static func makeRoomForHelp() {
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80
    if columns < 40 { setenv("COLUMNS", "40", 1) }
  }

  /// The script that the flags name; where it cannot be read, the program says so and ends.
  var openedScript: ScriptReader {
    do {
      let descriptor = try script.map(Descriptor.init(opening:)) ?? .input
      try descriptor.checkReadable()
      return ScriptReader(descriptor)
    } catch {
      Program.fail(.cannotStart, "cannot read \(script ?? "standard input"): \(error)")
    }
  }
}
