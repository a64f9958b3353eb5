/// Why a transcript was not recorded.
enum RecordingError: Error, Equatable, CustomStringConvertible {
  case isOff
  /// The transcript hides a part of an input, so that it could not be played again.
  case hides(String)
  case noLiteral
  case sourceHasChanged
  case cannotWrite(String)

  var description: String {
    switch self {
    case .isOff:
      "To record what happened, run the test with \(Recorder.variable)=1 in the environment."
    case .hides(let input):
      """
      A transcript hides secrets, so «\(input)» cannot be played from one. Name the secret \
      instead: pass secrets: ["name": "…"], and write $name.
      """
    case .noLiteral:
      "It cannot be recorded: only a multi-line string literal that follows the call can."
    case .sourceHasChanged:
      "It cannot be recorded: the literal in the source file is another by now. Build and run again."
    case .cannotWrite(let name):
      "It cannot be recorded: \(name) cannot be written."
    }
  }
}
