// The compiler regards `stdout` as a mutable C variable, but this file never sets it.
@preconcurrency import Foundation
import Platen

/// A redirection of standard output, which keeps the output of models out of the transcript.
final class PrintCapture: Sendable {
  private let stream: RedirectedStream

  /// Creates a redirection of standard output.
  ///
  /// - Returns: `nil` if no file descriptors are available; standard output then remains unchanged.
  init?() {
    guard let stream = RedirectedStream(.output) else { return nil }
    self.stream = stream
  }

  /// The original standard output.
  var standardOutput: FileDescriptor { stream.original }

  /// Calls a closure when complete lines have been printed.
  func announce(_ onText: @escaping @Sendable () -> Void) {
    fflush(stdout)
    setvbuf(stdout, nil, _IOLBF, 0)
    stream.announce(onText)
  }

  /// Moves printed lines to a log; at the end, this includes an incomplete line.
  @MainActor
  func move(to log: EventLog, atEnd: Bool) {
    fflush(stdout)
    if let taken = stream.take(atEnd: atEnd) {
      log.add(taken.text, afterDropping: taken.droppedLines)
    }
  }
}

extension EventLog {
  /// Adds captured output, and events that belong to no session.
  func absorb(_ prints: PrintCapture?, atEnd: Bool = false) {
    prints?.move(to: self, atEnd: atEnd)
    let stray = Log.takeStray()
    if !stray.texts.isEmpty {
      add(stray.texts.joined(separator: "\n"), afterDropping: stray.dropped)
    }
  }
}
