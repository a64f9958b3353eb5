import ArgumentParser
import Platen

/// What a program can be told when it is started.
struct Flags: ParsableArguments {
  @Option(help: "Play the commands of a file instead of standard input.")
  var script: String?

  @Option(help: "Cells in a line.")
  var width = 80

  @Option(help: "Lines of a list's window.")
  var rows = 20

  @Option(
    help: ArgumentHelp("A secret that commands can name as $NAME.", valueName: "name=value"))
  var secret: [String] = []

  @Flag(help: "Write events of the log into the transcript, marked *.")
  var log = false

  @Flag(help: "Write the time since the screen was opened before each change, marked @.")
  var timestamps = false

  func validate() throws {
    guard (1...10_000).contains(width) else {
      throw ValidationError("--width \(width) is out of range; it takes 1 to 10000")
    }
    guard (1...10_000).contains(rows) else {
      throw ValidationError("--rows \(rows) is out of range; it takes 1 to 10000")
    }
    for (index, secret) in secret.enumerated() where !secret.dropFirst().contains("=") {
      // The text is not repeated: it may be the secret itself.
      throw ValidationError("the --secret of place \(index + 1) has no name; write NAME=VALUE")
    }
  }

  /// The same for the player.
  var options: Player.Options {
    var options = Player.Options()
    options.size = Session.Size(width: width, rows: rows)
    options.showsLog = log
    options.showsTime = timestamps
    for secret in secret {
      let parts = secret.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      options.secrets[String(parts[0])] = String(parts[1])
    }
    return options
  }
}
