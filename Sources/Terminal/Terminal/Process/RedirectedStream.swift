import Foundation
import PlatenContext

/// A standard stream that is redirected to a pipe.
///
/// A thread continuously empties the pipe, so writers never wait for the display.
package final class RedirectedStream: Sendable {
  /// The default capacity of a pipe, in bytes.
  private static let capacity = 1 << 16

  private let stream: FileDescriptor
  /// The original descriptor of the stream.
  package let original: FileDescriptor
  package let reading, writing: FileDescriptor
  /// The delay, in seconds, before the pipe is emptied while an observer is set.
  private let rest: TimeInterval
  private let text = Locked(PrintedText())
  private let onText = Locked<(@Sendable () -> Void)?>(nil)
  private let isAnnounced = Locked(false)

  /// Creates a redirection of a standard stream.
  ///
  /// - Returns: A redirection, or `nil` if no file descriptors are available. In that case, the
  ///   stream remains unchanged.
  package init?(_ stream: FileDescriptor, resting rest: TimeInterval = 1 / 60) {
    self.rest = rest
    var ends: [Int32] = [0, 0]
    original = FileDescriptor(number: fcntl(stream.number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1))
    guard original.number >= 0, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    self.stream = stream
    (reading, writing) = (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
    divert()
    Thread.detachNewThread { [self] in
      while reading.waitToRead() { empty() }
    }
  }

  /// Redirects the stream to the pipe again.
  package func divert() { dup2(writing.number, stream.number) }

  /// Lets the stream write to the original descriptor, until it is redirected again.
  package func restore() { dup2(original.number, stream.number) }

  /// Moves the contents of the pipe to the buffer.
  ///
  /// The method holds the lock while it reads, so ``take(atEnd:)`` never misses bytes that have
  /// been read.
  ///
  /// - Returns: The number of bytes read.
  private func takeIn() -> Int {
    text.withLock { text in
      let bytes = reading.readNow(atMost: Self.capacity)
      text.append(bytes)
      return bytes.count
    }
  }

  /// Calls a closure on a background thread when text arrives. After a call, the closure is not
  /// called again until the text is taken.
  package func announce(_ onText: @escaping @Sendable () -> Void) {
    self.onText.value = onText
    onText()
  }

  /// Removes and returns the complete lines, with the number of lines dropped before them.
  ///
  /// At the end of the stream, the result includes an incomplete line.
  package func take(atEnd: Bool) -> (text: String, droppedLines: Int)? {
    isAnnounced.value = false
    _ = takeIn()
    return text.withLock { $0.take(atEnd: atEnd) }
  }

  private func empty() {
    let onText = onText.value
    // The delay limits the number of updates, by default to 60 per second. It also leaves the last
    // output of a crash in the pipe, where the code that restores the terminal reads it.
    if onText != nil { Thread.sleep(forTimeInterval: rest) }
    while takeIn() == Self.capacity {}
    let isNew = isAnnounced.withLock { isAnnounced in
      defer { isAnnounced = true }
      return !isAnnounced
    }
    if isNew { onText?() }
  }
}

extension FileDescriptor {
  /// Waits for input, and returns `false` when no more input can arrive.
  fileprivate func waitToRead() -> Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    while poll(&descriptor, 1, -1) < 0 && errno == EINTR {}
    return Int32(descriptor.revents) & POLLIN != 0
  }

  /// Reads the available bytes without waiting.
  fileprivate func readNow(atMost capacity: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      count = max(Foundation.read(number, bytes.baseAddress, capacity), 0)
    }
  }
}
