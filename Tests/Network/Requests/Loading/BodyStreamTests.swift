import Foundation
import FoundationNetworking
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct BodyStreamTests {
  @Test func aBodyIsSentWhileTheResponseArrives() async throws {
    let server = try RawServer { connection in
      var text = connection.receive(until: "one\r\n")
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nONE\r\n")
      text += connection.receive(until: "two\r\n")
      connection.send("3\r\nTWO\r\n0\r\n\r\n")
      _ = connection.receive(until: "0\r\n\r\n")
    }
    let pieces = Pieces()
    let recorder = TaskRecorder(stream: { pieces.stream() }) { call in
      if call == "data ONE" { pieces.add("two") }
      if call == "data TWO" { pieces.add("") }
    }
    pieces.add("one")
    var request = URLRequest(url: try server.url())
    request.httpMethod = "POST"
    TestSession.make(recording: recorder).uploadTask(withStreamedRequest: request).resume()
    #expect(await recorder.error == nil)
    #expect(
      recorder.log.filter { !$0.hasPrefix("sent") }
        == ["body", "response 200", "data ONE", "data TWO", "complete"])
    #expect(recorder.log.contains("sent 6 of -1"))
    withExtendedLifetime(server) {}
  }

  @Test func aDeclaredLengthIsSent() async throws {
    let server = try RawServer { connection in
      _ = connection.body()
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(connection.head)")
    }
    var request = URLRequest(url: try server.url())
    request.httpMethod = "PUT"
    request.httpBodyStream = InputStream(data: Data("stream".utf8))
    request.setValue("6", forHTTPHeaderField: "Content-Length")
    let (data, _) = try await TestSession.make().data(for: request)
    #expect(String(data).contains("Content-Length: 6\r\n"))
    #expect(!String(data).contains("chunked"))
  }

  @Test func aStreamThatCannotBeReadFails() async throws {
    let server = try RawServer { $0.waitForClose() }
    var request = URLRequest(url: try server.url())
    request.httpMethod = "PUT"
    let missing = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    request.httpBodyStream = InputStream(url: missing)
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().data(for: request)
    }
    #expect(error?.code == .networkConnectionLost)
  }
}

/// The pieces of a stream, which a test adds while the stream is read.
private final class Pieces: Sendable {
  private let pieces = Locked<[Data]>([])
  private let added = DispatchSemaphore(value: 0)

  /// Adds a piece. An empty piece is the end.
  func add(_ text: String) {
    pieces.withLock { $0.append(Data(text.utf8)) }
    added.signal()
  }

  /// Waits for the next piece.
  func next() -> Data {
    added.wait()
    return pieces.withLock { $0.removeFirst() }
  }

  func stream() -> InputStream { PieceStream(self) }
}

/// A stream that waits for its pieces.
private final class PieceStream: InputStream {
  private let pieces: Pieces

  init(_ pieces: Pieces) {
    self.pieces = pieces
    super.init(data: Data())
  }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength count: Int) -> Int {
    let piece = pieces.next()
    piece.copyBytes(to: buffer, count: piece.count)
    return piece.count
  }
}
