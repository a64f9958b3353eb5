/// A line taken apart: the command that it names, and what follows.
@MainActor
struct TypedCommand {
  /// The whole line.
  let line: Substring
  /// The first word.
  let name: String
  /// What follows the first word.
  let rest: Substring
  /// The command of that name, or else the one whose name is most similar.
  let meant: Command?

  init(_ line: Substring, among commands: [Command]) {
    let word = line.unicodeScalars.prefix { !$0.separatesWords }
    let name = String(word)
    self.line = line
    self.name = name
    rest = line[word.endIndex...]
    let similar = mostSimilar(to: name, among: commands.map(\.name))
    meant = commands.first { $0.name == name } ?? commands.first { $0.name == similar }
  }

  /// The command that the line names, with what follows.
  ///
  /// - Throws: `CommandError` when there is no such command, or it does not take what follows.
  func parsed() throws(CommandError) -> (command: Command, arguments: Arguments) {
    guard let meant, meant.name == name else { throw .unknown(name, similar: meant?.name) }
    return (meant, try Arguments(rest, of: meant))
  }

  /// What follows the name, if the command takes it.
  var arguments: Arguments? { meant.flatMap { try? Arguments(rest, of: $0) } }

  /// Whether anything follows the name.
  var hasMore: Bool { WordScanner(rest).hasMore }
}

extension CommandError {
  /// There is no command of this name.
  static func unknown(_ name: String, similar: String?) -> CommandError {
    let hint = similar.map { "did you mean \(quoted($0))?" } ?? "help lists them"
    return CommandError("no command \(quoted(name)); \(hint)")
  }
}
