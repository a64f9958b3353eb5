import PlatenSession

/// A line taken apart: the command that it names, and what follows.
@MainActor
struct TypedCommand {
  /// The whole line.
  let line: Substring
  /// The first word.
  let name: String
  /// What follows the first word.
  let rest: Substring
  /// The command of that name or alias, if there is one.
  let command: Command?
  /// The same, or else the command that is meant.
  let meant: Command?

  init(_ line: Substring, among commands: [Command]) {
    let word = line.unicodeScalars.prefix { !$0.separatesWords }
    let name = String(word)
    self.line = line
    self.name = name
    rest = line[word.endIndex...]
    command = Command.called(name, among: commands)
    meant = command ?? Command.meant(by: name, among: commands)
  }

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
  /// The command of a name or, if there is none, of an alias.
  static func called(_ name: String, among commands: [Command]) -> Command? {
    commands.first { $0.name == name } ?? commands.first { $0.aliases.contains(name) }
  }

  /// The command that a word is an alias or a synonym of in lowercase, or else the one with the most
  /// similar name or alias.
  fileprivate static func meant(by name: String, among commands: [Command]) -> Command? {
    let word = name.lowercased()
    let known = commands.first { $0.aliases.contains(word) || $0.synonyms.contains(word) }
    if let known { return known }
    let similar = mostSimilar(to: name, among: commands.flatMap { [$0.name] + $0.aliases })
    return similar.flatMap { called($0, among: commands) }
  }
}
