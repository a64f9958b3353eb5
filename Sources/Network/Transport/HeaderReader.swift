import Foundation

/// Reads the headers of a transfer line by line, and finds the one that begins the response.
///
/// Informational responses precede it, and a challenge that libcurl answers itself. A challenge is the
/// response if libcurl does not repeat the request.
struct HeaderReader {
  /// The maximum size of the headers of a transfer, informational responses included.
  private static let maximumBytes = 300 << 10

  /// Whether libcurl can answer a challenge.
  private let expectsChallenge: Bool
  private var head: ResponseHead?
  /// A challenge that libcurl has not answered.
  private var challenge: ResponseHead?
  private var byteCount = 0
  /// Whether the response has begun.
  private(set) var isComplete = false

  init(expectsChallenge: Bool) { self.expectsChallenge = expectsChallenge }

  /// Reads a line.
  ///
  /// - Returns: The head of the response if the line is its end.
  /// - Throws: An error if the header is too large, or if the length of the body is invalid.
  mutating func read(_ bytes: UnsafeRawBufferPointer) throws(TransferError) -> ResponseHead? {
    byteCount += bytes.count
    guard byteCount <= Self.maximumBytes else {
      throw TransferError(kind: .malformed, message: "the header is too large")
    }
    let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
    if line.isEmpty, !isComplete, let head = head.take() { return try complete(head) }
    if !isComplete, let next = ResponseHead(statusLine: line) {
      (head, challenge) = (next, nil)
    } else {
      head?.add(line: line)
    }
    return nil
  }

  private mutating func complete(_ head: ResponseHead) throws(TransferError) -> ResponseHead? {
    guard head.hasValidLength else {
      throw TransferError(kind: .malformed, message: "the length of the body is invalid")
    }
    if head.status == 401, expectsChallenge {
      challenge = head
      return nil
    }
    isComplete = !head.isInformational
    return isComplete ? head : nil
  }

  /// Returns the challenge that is the response, because libcurl has not repeated the request.
  mutating func takeChallenge() -> ResponseHead? {
    guard let head = challenge.take() else { return nil }
    isComplete = true
    return head
  }
}
