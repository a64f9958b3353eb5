// The C library's stdout is a variable to the compiler; nothing here sets it.
@preconcurrency import Foundation
import Platen

/// What models print, kept from the transcript.
final class PrintCapture: Sendable {
  private let stream: RedirectedStream

  /// - Returns: Nothing if the system has no more descriptors; prints then go where they went.
  init?() {
    guard let stream = RedirectedStream(.output) else { return nil }
    self.stream = stream
  }

  /// What was standard output before.
  var standardOutput: FileDescriptor { stream.original }

  /// Has prints be announced from now on, as soon as a line is whole.
  func announce(_ onText: @escaping @Sendable () -> Void) {
    fflush(stdout)
    setvbuf(stdout, nil, _IOLBF, 0)
    stream.announce(onText)
  }

  /// Hands the whole lines printed since the last time to a log; at the end the rest of a line, too.
  @MainActor
  func move(to log: EventLog, atEnd: Bool) {
    fflush(stdout)
    if let taken = stream.take(atEnd: atEnd) {
      log.add(taken.text, afterDropping: taken.droppedLines)
    }
  }
}

extension EventLog {
  /// Takes what was printed, and the events of no session, which may be any's.
  func absorb(_ prints: PrintCapture?, atEnd: Bool = false) {
    prints?.move(to: self, atEnd: atEnd)
    let stray = Log.takeStray()
    if !stray.texts.isEmpty {
      add(stray.texts.joined(separator: "\n"), afterDropping: stray.dropped)
    }
  }
}
