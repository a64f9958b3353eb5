// The C library's stdout is a variable to the compiler; nothing here sets it.
@preconcurrency import Foundation
import Platen

/// What models print, kept from the transcript.
///
/// From its creation the number of standard output leads to a pipe, which a thread empties, so
/// that whoever prints never waits for the transcript.
final class Prints: Sendable {
  /// What was standard output before.
  let standardOutput: Descriptor
  private let pipe: Descriptor
  private let text: Locked<PrintedText>

  /// - Returns: Nothing if the system has no more descriptors; prints then go where they went.
  init?() {
    var ends: [Int32] = [0, 0]
    standardOutput = Descriptor(number: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1))
    guard standardOutput.number >= 0, Foundation.pipe(&ends) == 0 else { return nil }
    dup2(ends[1], STDOUT_FILENO)
    Foundation.close(ends[1])
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let (pipe, text) = (Descriptor(number: ends[0]), Locked(PrintedText()))
    (self.pipe, self.text) = (pipe, text)
    Thread.detachNewThread {
      while pipe.waitToRead() { text.withLock { $0.append(pipe.readNow()) } }
    }
  }

  /// Hands the whole lines printed since the last time to a log; at the end the rest of a line, too.
  @MainActor
  func move(to log: EventLog, atEnd: Bool) {
    fflush(stdout)
    let taken = text.withLock { text in
      text.append(pipe.readNow())
      return text.take(atEnd: atEnd)
    }
    if let taken { log.add(taken.text, afterDropping: taken.droppedLines) }
  }
}

extension Descriptor {
  /// Waits until there is something to read, or there will never be.
  fileprivate func waitToRead() -> Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    while poll(&descriptor, 1, -1) < 0 && errno == EINTR {}
    return Int32(descriptor.revents) & POLLIN != 0
  }

  /// What a pipe holds now, as far as pipes hold by default.
  fileprivate func readNow() -> [UInt8] {
    let capacity = 1 << 16
    return [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      count = max(Foundation.read(number, bytes.baseAddress, capacity), 0)
    }
  }
}
