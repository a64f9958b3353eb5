import Platen
import PlatenTerminal

/// The destination of the transcript, which writes all output of a turn when the turn ends.
@MainActor
final class TranscriptOutput {
  /// The maximum number of bytes to buffer until the end of a turn.
  private static let capacity = 1 << 16

  /// The prompt that displays lines in place of the descriptor, or `nil` if no prompt is active.
  weak var prompt: (any Prompt)?

  /// The number of the current or last line of the script, which the error of a failed write names.
  var lineNumber = 0
  private let descriptor: FileDescriptor
  private var pending: [UInt8] = []
  /// The buffered lines for the prompt.
  private var lines: [Line] = []

  /// Creates an output for a descriptor.
  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// Adds a styled line to the output.
  func write(_ line: Line) {
    if prompt == nil { return write(line.text) }
    if lines.isEmpty { MainQueue.enqueue { self.flush() } }
    lines.append(Program.writesUTF8 ? line : line.replacingTexts(Program.written))
  }

  /// Adds text and its terminator to the output.
  func write(_ text: String, terminator: String = "\n") {
    if pending.isEmpty { MainQueue.enqueue { self.flush() } }
    pending += Program.written(text).utf8
    pending += terminator.utf8
    if pending.count > Self.capacity { flush() }
  }

  /// Writes the buffered output.
  func flush() {
    let (bytes, shown) = (pending, lines)
    (pending, lines) = ([], [])
    if !shown.isEmpty { prompt?.show(shown) }
    if !bytes.isEmpty { put(bytes) }
  }

  /// Writes bytes immediately, and exits the process if the write fails, for example because the
  /// reader has closed the pipe.
  func put(_ bytes: [UInt8]) {
    do {
      try descriptor.write(bytes)
    } catch {
      Program.failToWrite(error, place: "; stopped at line \(lineNumber)")
    }
  }
}
