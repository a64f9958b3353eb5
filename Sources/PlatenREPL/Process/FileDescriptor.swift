import Foundation

/// A file descriptor, read and written to the end of what is asked for, whatever interrupts.
struct FileDescriptor: Sendable {
  let number: Int32

  static let input = FileDescriptor(number: STDIN_FILENO)
  static let output = FileDescriptor(number: STDOUT_FILENO)
  static let error = FileDescriptor(number: STDERR_FILENO)

  /// Whether it leads to a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// The cells in a line of the terminal that it leads to, if that knows.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Finds out whether it can be read at all: a directory cannot, nor what is closed.
  func checkReadable() throws(SystemError) {
    if Foundation.read(number, nil, 0) < 0 && errno != EAGAIN { throw SystemError() }
  }

  /// The next bytes, once there are any; none at the end.
  func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      repeat {
        result = Foundation.read(number, bytes.baseAddress, count)
      } while result < 0 && canRetry(once: POLLIN)
      filled = max(result, 0)
    }
    if result < 0 { throw SystemError() }
    return bytes
  }

  /// Whether a read would return at once.
  var isReady: Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        Foundation.write(number, rest.baseAddress, rest.count)
      }
      if count < 0 && !canRetry(once: POLLOUT) { throw SystemError() }
      written += max(count, 0)
    }
  }

  /// Whether a call that failed just now can be made again, at once or after a wait: another
  /// program may have made the descriptor one that does not block.
  private func canRetry(once event: Int32) -> Bool {
    switch errno {
    case EINTR: return true
    case EAGAIN:
      var descriptor = pollfd(fd: number, events: Int16(event), revents: 0)
      return poll(&descriptor, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }
}

extension FileDescriptor {
  /// Opens a file to be read.
  init(opening path: String) throws(SystemError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw SystemError() }
  }

  /// Opens a file to be written on behind what is in it; made for its owner alone, if there is none.
  init(appendingTo path: String) throws(SystemError) {
    // A pipe that nobody reads is refused at once.
    number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    if number < 0 { throw SystemError() }
  }

  /// Gives those standard streams that are closed a descriptor that can be neither read nor
  /// written, lest the next file that is opened gets their number.
  static func occupyStandardStreams() {
    for stream in [input, output, error] where fcntl(stream.number, F_GETFD) < 0 {
      _ = open("/dev/null", stream.number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// Why a call of the system failed, in its words.
struct SystemError: Error, CustomStringConvertible {
  let description = String(cString: strerror(errno))
}
