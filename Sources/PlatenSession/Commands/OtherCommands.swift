extension Command {
  static let otherCommands: [Command] = [
    Command("log", "[N]", "Shows the last N lines of the event log; ten if N is left out.") {
      player, arguments in
      let text = arguments.words.first ?? "10"
      guard let count = Int(text), count >= 0 else {
        throw CommandError("\(quoted(text)) is no number of lines: log [N]")
      }
      let lines = try player.openSession().log.lines
      player.answer(lines.isEmpty ? ["the log is empty"] : lines.suffix(count))
    },
    Command("help", "[COMMAND]", "Lists the commands, or says what one does.") {
      player, arguments in
      player.answer(try player.help(arguments.words.first))
    },
    Command("quit", "", "Ends the run.") { player, _ in player.hasQuit = true },
  ]
}

extension Player {
  fileprivate func help(_ name: String?) throws(CommandError) -> [String] {
    guard let name else { return aligned(commands.map { [$0.usage, $0.summary] }) }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknown(name, similar: mostSimilar(to: name, among: commands.map(\.name)))
    }
    return [command.usage, command.summary]
  }
}
