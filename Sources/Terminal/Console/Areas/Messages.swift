import PlatenLines
import PlatenSession
import PlatenTerminal

/// The messages to the user: lines above the screen, which remain visible until the next key, and
/// messages in the hint line, which remain for a moment.
@MainActor
final class Messages {
  /// The message in the hint line.
  let hint: HintMessage
  /// The lines above the screen.
  var reply = Reply()
  private let painter: PaintScheduler

  /// Creates the messages.
  ///
  /// - Parameter painter: The scheduler of the redraws that show messages.
  init(_ hint: HintMessage, on painter: PaintScheduler) {
    (self.hint, self.painter) = (hint, painter)
  }

  /// Prints lines permanently. Those of a command remain visible until the next key.
  func show(_ lines: [Line]) {
    if reply.hasCommand { return tell(lines) }
    painter.paintNow(below: lines.map(PromptStyle.styled))
  }

  /// Prints lines permanently, and keeps them visible until the next key.
  func tell(_ lines: [Line]) {
    reply.add(lines)
    painter.paintNow(below: lines.map(PromptStyle.styled))
  }

  /// Prints a remark to the user that is not part of the transcript.
  func say(_ remark: String) { tell([Line("# " + remark)]) }

  /// Removes the messages of the previous key.
  func noteKey() {
    hint.clear()
    reply.clear()
  }

  /// Performs an input, and reports its error.
  func attempt(_ work: () throws(InputError) -> Void) {
    do throws(InputError) { try work() } catch { report(error) }
  }

  /// Prints an error, or explains for a moment why a key has no effect.
  func report(_ error: InputError) {
    switch error {
    case .meaninglessKey, .unknownKey, .noFocus, .nothingToFocus, .behind, .disabled, .refused,
      .notEntered:
      hint.show("\(error.withTerminalKeys)")
    default: tell([Line("! \(error)")])
    }
  }
}
