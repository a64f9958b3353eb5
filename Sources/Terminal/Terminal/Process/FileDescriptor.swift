import Foundation

/// A file descriptor whose read and write operations continue after interruptions.
package struct FileDescriptor: Sendable {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  package static let input = FileDescriptor(number: STDIN_FILENO)
  package static let output = FileDescriptor(number: STDOUT_FILENO)
  package static let error = FileDescriptor(number: STDERR_FILENO)

  /// Whether the descriptor refers to a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Whether the descriptor refers to a file rather than to a pipe or a device.
  package var isFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The width of the terminal, in cells, or `nil` if the width is unknown.
  package var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Throws an error if the descriptor cannot be read, for example because it is closed or is a
  /// directory.
  package func checkReadable() throws(SystemError) {
    if Foundation.read(number, nil, 0) < 0 && errno != EAGAIN { throw SystemError() }
  }

  /// Waits for input and returns the bytes that arrive. The result is empty at the end of the file.
  ///
  /// In the background, reading a terminal stops the program until it is in the foreground again. On a
  /// thread that blocks this signal, the call would fail instead. A program that ignores the signal, as
  /// tmux makes its shells and their programs do, waits instead of stopping.
  package func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var (stop, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTTIN)
    pthread_sigmask(SIG_UNBLOCK, &stop, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      repeat {
        result = Foundation.read(number, bytes.baseAddress, count)
      } while result < 0 && (canRetry(once: POLLIN) || canRetryInForeground())
      filled = max(result, 0)
    }
    if result < 0 { throw SystemError() }
    return bytes
  }

  /// Whether a read would return immediately.
  package var isReady: Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// Writes all bytes, waiting while the descriptor is not ready.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        Foundation.write(number, rest.baseAddress, rest.count)
      }
      if count < 0 && !canRetry(once: POLLOUT) { throw SystemError() }
      written += max(count, 0)
    }
  }

  /// Returns whether a failed call can be retried, after a wait if necessary.
  ///
  /// The descriptor can be nonblocking because another program changed its mode.
  private func canRetry(once event: Int32) -> Bool {
    switch errno {
    case EINTR: return true
    case EAGAIN:
      var descriptor = pollfd(fd: number, events: Int16(event), revents: 0)
      return poll(&descriptor, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }

  /// Returns whether a read failed only because the program was in the background, after a short wait.
  private func canRetryInForeground() -> Bool {
    guard errno == EIO else { return false }
    var action = sigaction()
    sigaction(SIGTTIN, nil, &action)
    if !action.ignores { return false }
    // A terminal that has been closed has no group in the foreground.
    let group = tcgetpgrp(number)
    if group < 0 {
      errno = EIO
      return false
    }
    if group != getpgrp() { usleep(50_000) }
    return true
  }
}

extension FileDescriptor {
  /// Creates a descriptor for reading a file.
  package init(opening path: String) throws(SystemError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw SystemError() }
  }

  /// Creates a descriptor for appending to a file. A new file is accessible only to its owner.
  package init(appendingTo path: String) throws(SystemError) {
    // A nonblocking open fails immediately for a pipe without a reader.
    number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    if number < 0 { throw SystemError() }
  }

  /// Returns another descriptor of the same file, which child processes do not inherit; if none is
  /// available, this descriptor.
  package func duplicate() -> FileDescriptor {
    let new = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    return new < 0 ? self : FileDescriptor(number: new)
  }

  /// Replaces closed standard streams with a descriptor that can be neither read nor written.
  ///
  /// Otherwise, the next file to be opened would receive the number of a standard stream.
  package static func occupyStandardStreams() {
    for stream in [input, output, error] where fcntl(stream.number, F_GETFD) < 0 {
      _ = open("/dev/null", stream.number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// The error of a failed system call, with the message from the system.
package struct SystemError: Error, CustomStringConvertible {
  package let code: Int32

  /// Creates an error from an error number; by default, that of the last failed call.
  package init(code: Int32 = errno) { self.code = code }

  package var description: String { String(cString: strerror(code)) }
}
