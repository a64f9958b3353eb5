import Foundation
import Platen

/// A standard stream whose number leads to a pipe, which a thread empties, so that whoever writes
/// never waits for whoever shows it.
final class RedirectedStream: Sendable {
  /// Bytes that a pipe holds by default.
  private static let capacity = 1 << 16

  /// Where it led before.
  let original: FileDescriptor
  let reading, writing: FileDescriptor
  /// Seconds for which what has come stays in the pipe, once text is announced.
  private let rest: TimeInterval
  private let text = Locked(PrintedText())
  private let onText = Locked<(@Sendable () -> Void)?>(nil)
  private let isAnnounced = Locked(false)

  /// - Returns: Nothing if the system has no more descriptors; the stream then leads where it led.
  init?(_ stream: FileDescriptor, resting rest: TimeInterval = 1 / 60) {
    self.rest = rest
    var ends: [Int32] = [0, 0]
    original = FileDescriptor(number: fcntl(stream.number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1))
    guard original.number >= 0, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    dup2(ends[1], stream.number)
    (reading, writing) = (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
    Thread.detachNewThread { [self] in
      while reading.waitToRead() { empty() }
    }
  }

  /// Reads what has come, with the lock held: who takes the text does not read on before these bytes
  /// are in it.
  ///
  /// - Returns: How many bytes came.
  private func takeIn() -> Int {
    text.withLock { text in
      let bytes = reading.readNow(atMost: Self.capacity)
      text.append(bytes)
      return bytes.count
    }
  }

  /// Has text be announced from now on, on a thread of its own; again once it was taken.
  func announce(_ onText: @escaping @Sendable () -> Void) {
    self.onText.value = onText
    onText()
  }

  /// Takes the whole lines that came since the last time, and the number of lines before them that
  /// are lost; at the end the rest of a line, too.
  func take(atEnd: Bool) -> (text: String, droppedLines: Int)? {
    isAnnounced.value = false
    _ = takeIn()
    return text.withLock { $0.take(atEnd: atEnd) }
  }

  private func empty() {
    let onText = onText.value
    // What a crash writes at last stays in the pipe for who puts the terminal back; and sixty times
    // a second is enough for anybody.
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
  /// Waits until there is something to read, or there will never be.
  fileprivate func waitToRead() -> Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    while poll(&descriptor, 1, -1) < 0 && errno == EINTR {}
    return Int32(descriptor.revents) & POLLIN != 0
  }

  /// What a pipe holds now.
  fileprivate func readNow(atMost capacity: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      count = max(Foundation.read(number, bytes.baseAddress, capacity), 0)
    }
  }
}
