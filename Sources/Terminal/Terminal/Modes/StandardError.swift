import Foundation
import PlatenSecrets

/// The redirection of standard error while the program controls the terminal.
///
/// Standard error is redirected to a pipe, because output from libraries and crashes would
/// corrupt the screen.
package enum StandardError {
  private struct Endpoints {
    let own, reading, writing: Int32
    /// The memory that receives the remaining content of the pipe, in full unless the pipe was
    /// enlarged. A signal handler cannot allocate it.
    let content: UnsafeMutableBufferPointer<UInt8>
  }

  /// The capacity of a pipe on Linux, in bytes.
  private static let pipeCapacity = 1 << 16

  // Set once, on the main thread, before standard error is redirected. Signal handlers read the
  // value.
  nonisolated(unsafe) private static var ends: Endpoints?

  /// Registers a pipe whose remaining content is written to the original standard error when the
  /// terminal is restored.
  ///
  /// - Parameters:
  ///   - pipe: The nonblocking end from which the pipe is read, and the end to which standard
  ///     error is redirected.
  ///   - own: The original descriptor of standard error.
  package static func wasDiverted(to pipe: (reading: Int32, writing: Int32), from own: Int32) {
    let content = ends?.content ?? .allocate(capacity: pipeCapacity)
    ends = Endpoints(
      own: own, reading: pipe.reading, writing: pipe.writing, content: content)
  }

  // Set once, on the main thread, before the app runs.
  nonisolated(unsafe) private static var crashLog: @Sendable () -> Int32? = { nil }

  /// Also writes the error output of a crash to a log file.
  ///
  /// - Parameter log: A closure that returns the descriptor of the file. A signal handler calls
  ///   the closure, so the closure must allocate no memory.
  package static func logsCrashes(to log: @escaping @Sendable () -> Int32?) { crashLog = log }

  static func capture() {
    if let ends { dup2(ends.writing, STDERR_FILENO) }
  }

  /// Restores standard error. A signal handler can call this method.
  ///
  /// - Parameters:
  ///   - isShown: Whether to write the remaining content of the pipe.
  ///   - isCrash: Whether the program crashed, so that the log file receives the content as well.
  static func giveBack(isShown: Bool, isCrash: Bool) {
    guard let ends else { return }
    dup2(ends.own, STDERR_FILENO)
    let log = isCrash ? crashLog() : nil
    if !isShown && log == nil { return }
    while case let count = read(ends.reading, ends.content.baseAddress, ends.content.count),
      count > 0
    {
      let content = UnsafeMutableBufferPointer(rebasing: ends.content[..<count])
      makePrintable(content)
      CrashMask.mask(UnsafeBufferPointer(content)) { part in
        if let log { _ = write(log, part.baseAddress, part.count) }
        if isShown { _ = write(ends.own, part.baseAddress, part.count) }
      }
    }
  }

  /// Replaces control characters, except newlines and tabs, with question marks.
  ///
  /// The method allocates no memory, unlike `String.printable`.
  static func makePrintable(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    var last: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let isControl = byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F
      // The control characters from U+0080 to U+009F are two bytes in UTF-8.
      let isSecondOfControl = last == 0xC2 && (0x80...0x9F).contains(byte)
      if isControl || isSecondOfControl { bytes[index] = UInt8(ascii: "?") }
      if isSecondOfControl { bytes[index - 1] = UInt8(ascii: "?") }
      last = byte
    }
  }
}
