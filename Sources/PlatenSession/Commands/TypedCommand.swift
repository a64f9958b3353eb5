/// A line taken apart: the command that it names, and what follows.
@MainActor
struct TypedCommand {
  /// The first word.
  let name: String
  /// The whole line.
  let line: Substring
  /// What follows the first word.
  let rest: Substring
  /// The command of that name, if there is one.
  let command: Command?
  /// What follows the name, or what is wrong with it.
  let arguments: Result<Arguments, CommandError>?

  init(_ line: Substring, among commands: [Command]) {
    let word = line.unicodeScalars.prefix { !$0.separatesWords }
    let (name, rest) = (String(word), line[word.endIndex...])
    let command = commands.first { $0.name == name }
    self.line = line
    self.name = name
    self.rest = rest
    self.command = command
    arguments = command.map { command in
      Result { () throws(CommandError) in try Arguments(rest, of: command) }
    }
  }

  /// What follows the name, if the command takes it.
  var validArguments: Arguments? { try? arguments?.get() }

  /// Whether anything follows the name.
  var hasMore: Bool { WordScanner(rest).hasMore }
}
