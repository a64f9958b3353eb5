/// A line taken apart: the command that it names, and what follows.
@MainActor
struct TypedCommand {
  /// The whole line.
  let line: Substring
  /// The first word.
  let name: String
  /// What follows the first word.
  let rest: Substring
  /// The command of that name, or else the one that is meant by it.
  let meant: Command?

  init(_ line: Substring, among commands: [Command]) {
    let word = line.unicodeScalars.prefix { !$0.separatesWords }
    let name = String(word)
    self.line = line
    self.name = name
    rest = line[word.endIndex...]
    meant = Command.meant(by: name, among: commands)
  }

  /// The command of that name, if there is one.
  var command: Command? { meant?.name == name ? meant : nil }

  /// What follows the name, if the command takes it.
  var arguments: Arguments? { meant.flatMap { try? Arguments(rest, of: $0) } }

  /// The first word after the name, if there is one whose quotes are closed.
  var subject: String? {
    var scanner = WordScanner(rest)
    return try? scanner.word()?.text
  }

  /// Whether the command takes words of no kind that is known.
  var takesAnything: Bool { meant?.parameters.contains { $0.kind == nil } == true }

  /// Whether anything follows the name.
  var hasMore: Bool { WordScanner(rest).hasMore }
}

extension Command {
  /// The command of a name, or the one that it is another word for, or whose name is most similar.
  fileprivate static func meant(by name: String, among commands: [Command]) -> Command? {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let word = name.lowercased()
    if let command = commands.first(where: { $0.synonyms.contains(word) }) { return command }
    let similar = mostSimilar(to: name, among: commands.map(\.name))
    return commands.first { $0.name == similar }
  }
}
