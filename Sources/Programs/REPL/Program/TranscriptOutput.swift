import Platen
import PlatenTerminal

/// The destination of the transcript, which writes all output of a turn when the turn ends.
@MainActor
final class TranscriptOutput {
  /// The maximum number of bytes to buffer until the end of a turn.
  private static let capacity = 1 << 16

  /// The prompt that displays lines in place of the descriptor, or `nil` if no prompt is active.
  weak var prompt: (any Prompt)?

  private let descriptor: FileDescriptor
  private let onFailure: (SystemError) -> Void
  private var pending: [UInt8] = []
  /// The buffered lines for the prompt.
  private var lines: [Line] = []

  /// Creates an output for a descriptor.
  ///
  /// - Parameter onFailure: A closure that is called when a write fails, for example because the
  ///   reader has closed the pipe.
  init(_ descriptor: FileDescriptor, onFailure: @escaping (SystemError) -> Void) {
    self.descriptor = descriptor
    self.onFailure = onFailure
  }

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

  /// Writes bytes immediately.
  func put(_ bytes: [UInt8]) {
    do { try descriptor.write(bytes) } catch { onFailure(error) }
  }
}
