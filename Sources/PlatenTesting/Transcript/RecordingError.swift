/// The reason why a transcript was not recorded.
enum RecordingError: Error, Equatable, CustomStringConvertible {
  case isOff
  /// An input with masked parts, which cannot be replayed.
  case hides(String)
  case noLiteral
  case sourceHasChanged
  case cannotWrite(String)

  var description: String {
    switch self {
    case .isOff:
      "To record the actual output, run the test with \(Recorder.variable)=1 in the environment."
    case .hides(let input):
      """
      A transcript hides secrets, so it cannot contain \(input.inQuotes). Name the secret instead: \
      pass secrets: ["name": "…"], and write $name.
      """
    case .noLiteral:
      "Cannot record: the transcript must be a multi-line string literal that follows the call."
    case .sourceHasChanged:
      "Cannot record: the source file changed since the build. Build and run again."
    case .cannotWrite(let name):
      "Cannot record: \(name) cannot be written."
    }
  }
}
