import Foundation

/// The connection to the compiler over standard input and output.
///
/// A message consists of its length in eight bytes, with the least significant byte first, followed
/// by JSON.
struct Compiler {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// Returns the next request, or `nil` at the end of input or for an empty message.
  func next() throws -> Request? {
    guard let header = try read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0 else { return nil }
    return try read(length).map { try JSONDecoder().decode(Request.self, from: $0) }
  }

  func send(_ answer: Answer) throws {
    let message = try JSONEncoder().encode(answer)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    try output.write(contentsOf: Data(length) + message)
  }

  /// Returns the specified number of bytes, or `nil` if the input ends first.
  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data += part
    }
    return data
  }
}
