import ArgumentParser
import Platen

/// What a program can be told about the transcripts that it writes or checks.
struct TranscriptFlags: ParsableArguments {
  @Option(help: ArgumentHelp("A secret that commands refer to as $NAME.", valueName: "name=value"))
  var secret: [String] = []

  @Flag(help: "Include the event log in the transcript, marked *.")
  var log = false

  @Flag(help: "Show the time since the screen opened before each change, marked @.")
  var timestamps = false

  @Flag(help: "Describe the screens in plain text, without moving the cursor.")
  var accessible = false

  @Flag(help: "Draw borders and symbols in ASCII; texts are unchanged.")
  var ascii = false

  func validate() throws {
    for (index, secret) in secret.enumerated() where secret.nameAndValue == nil {
      // The text is not repeated: it may be the secret itself.
      throw ValidationError(
        "--secret number \(index + 1) does not have the form NAME=VALUE, where NAME contains only "
          + "letters, digits and underscores")
    }
  }

  /// The same for the command interpreter.
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
  /// The two sides of the first `=`, if the left is a name that a secret can have.
  fileprivate var nameAndValue: (name: String, value: String)? {
    guard let sign = firstIndex(of: "="), isSecretName(String(self[..<sign])) else { return nil }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
