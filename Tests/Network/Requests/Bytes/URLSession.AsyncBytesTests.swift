import Foundation
import FoundationNetworking
import Platen
import PlatenContext
import PlatenSession
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@MainActor
@Suite struct URLSessionAsyncBytesTests {
  @Test func bytesAreReadBeforeTheBodyIsComplete() async throws {
    let (isRead, read) = AsyncStream.makeStream(of: Void.self)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nab")
      let continued = DispatchSemaphore(value: 0)
      Task {
        for await _ in isRead {}
        continued.signal()
      }
      continued.wait()
      connection.send("cd")
    }
    let (bytes, response) = try await TestSession.make().bytes(from: server.url())
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var text = ""
    for try await byte in bytes {
      text.unicodeScalars.append(Unicode.Scalar(byte))
      if text == "ab" { read.finish() }
    }
    #expect(text == "abcd")
    withExtendedLifetime(server) {}
  }

  @Test func aConnectionThatClosesInTheBodyIsAnError() async throws {
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nab")
    let (bytes, _) = try await TestSession.make().bytes(from: server.url())
    await #expect(throws: URLError.self) { for try await _ in bytes {} }
    withExtendedLifetime(server) {}
  }

  @Test func anUnreachableServerIsAnError() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: URLError.self) { try await TestSession.make().bytes(from: url) }
  }

  @Test func endingTheTaskClosesTheConnection() async throws {
    let (isClosed, close) = AsyncStream.makeStream(of: Void.self)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\na")
      connection.waitForClose()
      close.finish()
    }
    let url = try server.url()
    let reader = Task {
      let (bytes, _) = try await TestSession.make().bytes(from: url)
      for try await _ in bytes { withUnsafeCurrentTask { $0?.cancel() } }
    }
    _ = await reader.result
    for await _ in isClosed {}
    withExtendedLifetime(server) {}
  }

  /// The server sends more than the buffers of the connection hold.
  @Test func aResponseThatIsNotReadPausesTheTransfer() async throws {
    let hasSentAll = Locked(false)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      let part = String(repeating: "a", count: 1 << 20)
      for _ in 0..<64 { connection.send(part) }
      hasSentAll.value = true
    }
    let (bytes, _) = try await TestSession.make().bytes(from: server.url())
    while !bytes.readAhead.queue.isSuspended, !hasSentAll.value { await Task.yield() }
    #expect(!hasSentAll.value)
    withExtendedLifetime((server, bytes)) {}
  }

  /// Each chunk is a piece of data.
  @Test func aPausedTransferContinuesWhileItsBytesAreRead() async throws {
    let chunks = String(repeating: "1\r\na\r\n", count: 4 * ReadAhead.maxPieces)
    let server = try RawServer(
      sending: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)0\r\n\r\n")
    let (bytes, _) = try await TestSession.make().bytes(from: server.url())
    for _ in 0..<1_000_000 where !bytes.readAhead.queue.isSuspended { await Task.yield() }
    #expect(bytes.readAhead.queue.isSuspended)
    var count = 0
    for try await _ in bytes { count += 1 }
    #expect(count == 4 * ReadAhead.maxPieces)
    withExtendedLifetime(server) {}
  }

  @Test func aResponseThatNothingCanReadIsCanceled() async throws {
    let (isClosed, close) = AsyncStream.makeStream(of: Void.self)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\na")
      connection.waitForClose()
      close.finish()
    }
    _ = try await TestSession.make().bytes(from: server.url())
    for await _ in isClosed {}
    withExtendedLifetime(server) {}
  }

  @Test func aSessionAnswersTheRequest() async throws {
    let url = try #require(URL(string: "http://localhost:1/events"))
    let requests = TestSession.make()
    let source = Answers(["GET /events": ["status": "200", "text": "one\ntwo\n"]])
    let screen = LoadedText {
      var lines: [String] = []
      for try await line in try await requests.bytes(from: url).0.lines { lines.append(line) }
      return lines.joined(separator: ", ")
    }
    let session = Session(
      screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
    try await session.wait()
    #expect(session.lines == ["one, two"])
  }
}
