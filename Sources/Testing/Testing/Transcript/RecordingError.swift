/// The reason why a transcript was not recorded.
enum RecordingError: Error, Equatable, CustomStringConvertible {
  case isOff
  /// An input with a secret, which a transcript must not show.
  case hides(String)
  /// A transcript without commands would lose its lines.
  case lacksCommands
  case noLiteral
  case sourceHasChanged
  case cannotWrite(String)

  var description: String {
    switch self {
    case .isOff:
      "To record the actual output, run the test with \(Recorder.variable)=1 in the environment."
    case .hides(let input):
      """
      Cannot record: a transcript must not show the secret in \(input.inQuotes). In a secure \
      field, write $NAME in its place, and pass secrets: ["NAME": "…"]; in another field, use another \
      text.
      """
    case .lacksCommands:
      "Cannot record: the transcript contains no line that begins with >, so its lines would be lost."
    case .noLiteral:
      "Cannot record: the transcript must be a multi-line string literal that follows the call."
    case .sourceHasChanged:
      "Cannot record: the source file changed since the build. Build and run again."
    case .cannotWrite(let name):
      "Cannot record: \(name) cannot be written."
    }
  }
}
