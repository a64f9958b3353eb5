import Foundation

/// The compiler at the other end of standard input and output.
///
/// A message is its length in eight bytes, the least significant first, and then JSON.
struct Compiler {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// The next request; nothing when there are no more, which an empty message says as well.
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

  /// So many bytes; nothing if they end before.
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
