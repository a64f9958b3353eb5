import Platen

/// Where the transcript goes; what is added in one turn is written at its end.
@MainActor
final class TranscriptOutput {
  /// Bytes that wait for the end of the turn at most.
  private static let capacity = 1 << 16

  /// Where to write instead of to the descriptor, as long as a prompt stands at its end.
  weak var prompt: (any Prompt)?

  private let descriptor: FileDescriptor
  private let onFailure: (SystemError) -> Void
  private var pending: [UInt8] = []
  /// Lines that wait for a prompt.
  private var lines: [Line] = []

  /// - Parameter onFailure: Called when nothing more can be written, as when the reader has gone.
  init(_ descriptor: FileDescriptor, onFailure: @escaping (SystemError) -> Void) {
    self.descriptor = descriptor
    self.onFailure = onFailure
  }

  /// Adds a line.
  func write(_ line: Line) {
    if prompt == nil { return write(line.text) }
    if lines.isEmpty { MainQueue.enqueue { self.flush() } }
    lines.append(Program.writesUTF8 ? line : line.replacingTexts(Program.written))
  }

  /// Adds a text.
  func write(_ text: String, terminator: String = "\n") {
    if pending.isEmpty { MainQueue.enqueue { self.flush() } }
    pending += Program.written(text).utf8
    pending += terminator.utf8
    if pending.count > Self.capacity { flush() }
  }

  /// Writes what has been added.
  func flush() {
    let (bytes, shown) = (pending, lines)
    (pending, lines) = ([], [])
    if !shown.isEmpty { prompt?.show(shown) }
    if !bytes.isEmpty { put(bytes) }
  }

  /// Writes bytes now.
  func put(_ bytes: [UInt8]) {
    do { try descriptor.write(bytes) } catch { onFailure(error) }
  }
}
