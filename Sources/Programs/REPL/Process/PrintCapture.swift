// The compiler regards `stdout` as a mutable C variable, but this file never sets it.
@preconcurrency import Foundation
import Platen
import PlatenTerminal

/// A redirection of standard output, which excludes the output of models from the transcript.
final class PrintCapture: Sendable {
  private let stream: RedirectedStream

  /// Creates a redirection of standard output.
  ///
  /// - Returns: A redirection, or `nil` if no file descriptors are available. In that case,
  ///   standard output remains unchanged.
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

  /// Moves printed lines to a log. At the end of the program, an incomplete line is moved as well.
  @MainActor
  func move(to log: EventLog, atEnd: Bool) {
    fflush(stdout)
    if let taken = stream.take(atEnd: atEnd) {
      log.add(taken.text, afterDropping: taken.droppedLines)
    }
  }
}

extension EventLog {
  /// Adds captured output and the events that belong to no session.
  func absorb(_ prints: PrintCapture?, atEnd: Bool = false) {
    prints?.move(to: self, atEnd: atEnd)
    let stray = Log.takeStray()
    var dropped = stray.dropped
    for entry in stray.entries {
      add(entry, afterDropping: dropped)
      dropped = 0
    }
  }
}
