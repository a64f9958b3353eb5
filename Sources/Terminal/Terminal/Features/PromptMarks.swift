import PlatenLines

/// The marks by which a terminal finds commands and their output (OSC 133).
///
/// Only entered commands have marks, in the rows above the screen, which are never drawn again. The
/// prompt below the screen has none, because a click there would send arrow keys in some terminals.
final class PromptMarks: DisplayFeature {
  /// Whether a command has begun and its end has no mark.
  private var hasBegun = false
  /// Whether the last command has reported an error.
  private var hasFailed = false

  func prepare(_ drawing: inout Drawing) {
    let lines = drawing.finished
    if lines.contains(where: { $0.text.utf8.first == UInt8(ascii: "!") }) { hasFailed = true }
    if lines.contains(where: { $0.has(.enteredPrompt) }) { drawing.marks = beginCommand() }
  }

  /// Returns the marks before the prompt of an entered command: the end of the previous command with
  /// its status, and the start of the prompt.
  private func beginCommand() -> [UInt8] {
    let end = hasBegun ? Self.sequence("D;\(hasFailed ? 1 : 0)") : []
    (hasBegun, hasFailed) = (true, false)
    return end + Self.sequence("A")
  }

  private static func sequence(_ mark: String) -> [UInt8] {
    Array("\u{1B}]133;\(mark)\u{1B}\\".utf8)
  }
}
