import Foundation

/// Standard output, for the transcript and nothing else.
///
/// What models print is kept from it and can be asked for: while the program runs, the descriptor
/// of standard output leads to a file without a name.
@MainActor
final class Output {
  private let descriptor: Int32
  /// Where prints go; none if no such file can be made, and prints then go where they did.
  private let capture: Int32?
  private var pending: [UInt8] = []
  /// Whether the reader has gone.
  private(set) var isClosed = false

  init(capturingPrints: Bool) {
    let copy = dup(STDOUT_FILENO)
    descriptor = copy >= 0 ? copy : STDOUT_FILENO
    capture = capturingPrints && copy >= 0 ? Self.redirected() : nil
  }

  private static func redirected() -> Int32? {
    guard let file = tmpfile() else { return nil }
    let capture = fileno(file)
    guard fcntl(capture, F_SETFL, O_APPEND) >= 0, dup2(capture, STDOUT_FILENO) >= 0 else {
      return nil
    }
    return capture
  }

  /// Adds a line, to be written at the next flush.
  func write(_ line: String) {
    pending += line.utf8
    pending.append(UInt8(ascii: "\n"))
  }

  /// Writes what has been added.
  func flush() {
    var start = 0
    while start < pending.count, !isClosed {
      let count = pending[start...].withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count > 0 { start += count } else if errno != EINTR { isClosed = true }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// What has been printed since the last time, if anything.
  func prints() -> String? {
    guard let capture else { return nil }
    fflush(nil)
    let size = Int(lseek(capture, 0, SEEK_END))
    guard size > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      count = max(pread(capture, bytes.baseAddress, size, 0), 0)
    }
    ftruncate(capture, 0)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.last == "\n" ? String(text.dropLast()) : text
  }
}
