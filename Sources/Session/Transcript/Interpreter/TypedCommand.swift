import PlatenSession

/// A command line that is split into its command and arguments.
@MainActor
struct TypedCommand {
  /// The entire line.
  let line: Substring
  /// The first word of the line.
  let name: String
  /// The text after the first word.
  let rest: Substring
  /// The command with that name or alias, or `nil` if no command has it.
  let command: Command?
  /// The command with that name or alias, or else the command that the user probably meant.
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

  /// The arguments, or `nil` if they are invalid for the command.
  var arguments: Arguments? { meant.flatMap { try? Arguments(rest, of: $0) } }

  /// The first argument, or `nil` if it is missing or its quote is not closed.
  var subject: String? {
    var scanner = WordScanner(rest)
    return try? scanner.word()?.text
  }

  /// Whether a parameter of the command accepts arbitrary words.
  var takesAnything: Bool { meant?.parameters.contains { $0.kind == nil } == true }

  /// Whether arguments follow the name of the command.
  var hasMore: Bool { WordScanner(rest).hasMore }
}

extension Command {
  /// Returns the command with the specified name or alias. Names take precedence over aliases.
  static func called(_ name: String, among commands: [Command]) -> Command? {
    commands.first { $0.name == name } ?? commands.first { $0.aliases.contains(name) }
  }

  /// Returns the command with the specified alias or synonym, ignoring case, or else the command
  /// with the most similar name or alias.
  fileprivate static func meant(by name: String, among commands: [Command]) -> Command? {
    let word = name.lowercased()
    let known = commands.first { $0.aliases.contains(word) || $0.synonyms.contains(word) }
    if let known { return known }
    let similar = mostSimilar(to: name, among: commands.flatMap { [$0.name] + $0.aliases })
    return similar.flatMap { called($0, among: commands) }
  }
}
