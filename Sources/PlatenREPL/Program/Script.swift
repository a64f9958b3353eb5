import Dispatch
import Foundation

/// The lines of a file or of standard input, read one at a time as they are asked for.
///
/// A thread of its own waits for input: a dispatch source on standard input never fires for
/// `/dev/null`, and only once for a pipe whose writer is gone.
// What changes is changed on the queue alone, but for the line number, which only the one reader
// that awaits `next()` reads, after it.
final class Script: @unchecked Sendable {
  enum Item: Equatable {
    case text(String)
    /// A line that cannot be played, and why.
    case unreadable(String)
  }

  /// Bytes that a line may have.
  static let longestLine = 1 << 20

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "script")
  private var buffer: [UInt8] = []
  private var scanned = 0
  private var isAtEnd = false
  /// The number of the line that was read last, the first being 1.
  private(set) var lineNumber = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line, or nothing at the end.
  func next() async -> Item? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read()) }
    }
  }

  private func read() -> Item? {
    var skipped = 0
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { drop(end + 1) }
        return item(buffer[..<end], skipped: skipped)
      }
      scanned = buffer.count
      if isAtEnd {
        defer { drop(buffer.count) }
        return buffer.isEmpty && skipped == 0 ? nil : item(buffer[...], skipped: skipped)
      }
      if buffer.count > Self.longestLine {
        skipped += buffer.count
        drop(buffer.count)
      }
      fill()
    }
  }

  private func drop(_ count: Int) {
    buffer.removeFirst(count)
    scanned = 0
  }

  private func fill() {
    let capacity = 1 << 16
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      var result = Foundation.read(descriptor, bytes.baseAddress, capacity)
      while result < 0 && errno == EINTR {
        result = Foundation.read(descriptor, bytes.baseAddress, capacity)
      }
      count = max(result, 0)
    }
    isAtEnd = chunk.isEmpty
    buffer += chunk
  }

  private func item(_ bytes: ArraySlice<UInt8>, skipped: Int) -> Item {
    lineNumber += 1
    let length = bytes.count + skipped
    if length > Self.longestLine {
      return .unreadable("is \(length) bytes long; a line may have \(Self.longestLine)")
    }
    if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
    return .unreadable("is not UTF-8")
  }
}
