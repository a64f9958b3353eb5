import FlyingFox
import FlyingSocks
import Foundation

/// An error that makes FlyingFox close a connection.
private struct ConnectionEnd: Error {}

/// The last bytes of a connection, which is closed after they are sent.
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

/// A handler that closes a connection without a response, either immediately or when the client
/// disconnects.
///
/// FlyingFox requests frames from a WebSocket handler before it writes the response, and closes the
/// connection if the request fails. It has no other way to close a connection without a response,
/// or to detect that a client disconnects before the response.
struct NoAnswer: WSHandler {
  let waits: Bool

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    if waits { for try await _ in client {} }
    throw ConnectionEnd()
  }
}
