import FlyingFox
import FlyingSocks
import Foundation

/// Thrown to have FlyingFox close a connection.
private struct ConnectionEnd: Error {}

/// The last bytes of a connection, which is closed when they are sent.
struct LastBytes: AsyncBufferedSequence {
  let bytes: Data

  func makeAsyncIterator() -> Iterator { Iterator(rest: bytes) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var rest: Data

    func next() async throws -> UInt8? { throw ConnectionEnd() }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      if rest.isEmpty { throw ConnectionEnd() }
      defer { rest = Data() }
      return rest
    }
  }
}

/// Closes a connection without sending anything: at once, or when the client has gone.
///
/// FlyingFox asks a web socket's handler for frames before it writes the response, and closes the
/// connection if that fails. Nothing else in it ends a connection unanswered, or hears that a
/// client has gone before there is an answer.
struct NoAnswer: WSHandler {
  let waits: Bool

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    if waits { for try await _ in client {} }
    throw ConnectionEnd()
  }
}
