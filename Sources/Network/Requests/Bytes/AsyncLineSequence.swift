import Foundation

/// The lines of text in a sequence of bytes, without their line breaks and without empty lines.
///
/// See `AsyncLineSequence` of Foundation, which is absent on Linux. Invalid UTF-8 becomes U+FFFD.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  private let base: Base

  /// Creates the lines of a sequence of bytes.
  public init(_ base: Base) { self.base = base }

  /// Returns an iterator over the lines.
  public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }

  /// An iterator over lines of text.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator

    /// Returns the next line, or `nil` after the last one.
    ///
    /// - Throws: An error of the sequence of bytes.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        if byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          line.append(byte)
        } else if !line.isEmpty {
          break
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of text in the bytes.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
