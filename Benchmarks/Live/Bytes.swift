import Foundation

/// The number of bytes written to the terminal.
@MainActor
enum Bytes {
  private(set) static var count = 0
  private(set) static var writes = 0

  static func write(_ bytes: [UInt8]) {
    count += bytes.count
    writes += 1
    let written = bytes.withUnsafeBytes {
      Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
    }
    precondition(written == bytes.count, "a terminal that is read takes a small write whole")
  }
}
