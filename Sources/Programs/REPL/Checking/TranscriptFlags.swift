import ArgumentParser
import Platen

/// The command-line options for transcripts that the program writes or checks.
struct TranscriptFlags: ParsableArguments {
  @Option(help: ArgumentHelp("A secret that commands refer to as $NAME.", valueName: "name=value"))
  var secret: [String] = []

  @Flag(help: "Include the event log in the transcript, marked *.")
  var log = false

  @Flag(help: "Show the time since the screen opened before each change, marked @.")
  var timestamps = false

  @Flag(help: "Describe the screens in plain text, without moving the cursor.")
  var accessible = false

  @Flag(help: "Draw borders and symbols in ASCII; other text is unchanged.")
  var ascii = false

  func validate() throws {
    for (index, secret) in secret.enumerated() where secret.nameAndValue == nil {
      // The message does not repeat the argument, which may be the secret itself.
      throw ValidationError(
        "--secret number \(index + 1) does not have the form NAME=VALUE, where NAME contains only "
          + "letters, digits and underscores")
    }
  }

  /// The interpreter options that correspond to these command-line options.
  var options: CommandInterpreter.Options {
    var options = CommandInterpreter.Options()
    options.showsLog = log
    options.showsTime = timestamps
    options.isSpoken = accessible
    options.glyphs = ascii ? .ascii : .unicode
    for (name, value) in secret.compactMap(\.nameAndValue) { options.secrets[name] = value }
    return options
  }
}

extension String {
  /// The text before and after the first `=`, or `nil` if the name is not valid for a secret.
  fileprivate var nameAndValue: (name: String, value: String)? {
    guard let sign = firstIndex(of: "="), isSecretName(String(self[..<sign])) else { return nil }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
