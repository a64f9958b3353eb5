import Foundation
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenTransport

@Suite struct UploadTests {
  /// Reads the next bytes as text; returns `nil` if the transfer must pause or fails.
  private func read(_ upload: Upload, _ count: Int = 4) -> String? {
    var bytes = [UInt8](repeating: 0, count: count)
    let piece = bytes.withUnsafeMutableBytes { upload.read(into: $0) }
    guard case .bytes(let count) = piece else { return nil }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test func dataIsReadInPiecesAndFromTheBeginningAgain() {
    let upload = Upload(Data("hello".utf8))
    #expect(upload.length == 5)
    for _ in 0..<2 {
      #expect([read(upload), read(upload), read(upload)] == ["hell", "o", ""])
      #expect(upload.restart())
    }
  }

  @Test func aStreamPausesUntilItsNextBytesAreAvailable() async {
    let pieces = Locked(["hello", "you"])
    let (resumed, resume) = AsyncStream.makeStream(of: Void.self)
    let stream = UploadStream {
      pieces.withLock { $0.isEmpty ? Data() : Data($0.removeFirst().utf8) }
    }
    let upload = Upload(stream) { resume.yield() }
    var iterator = resumed.makeAsyncIterator()
    var text: [String?] = []
    while text.last != "" {
      text.append(read(upload))
      if text.last == .some(nil) { await iterator.next() }
    }
    #expect(text == [nil, "hell", "o", nil, "you", nil, ""])
    #expect(!upload.restart())
  }

  @Test func anErrorOfTheStreamEndsTheTransfer() async throws {
    struct Unreadable: Error {}
    let server = try RawServer { $0.waitForClose() }
    var request = try TransferRequest(to: server)
    request.method = "PUT"
    request.stream = UploadStream { throw Unreadable() }
    let error = await TransferResult(of: request).error
    #expect(error?.kind == .interrupted)
    #expect(error?.message == "the body cannot be read: Unreadable()")
  }

  @Test func aStreamIsSentWhileItIsRead() async throws {
    let isFirstReceived = DispatchSemaphore(value: 0)
    let server = try RawServer { connection in
      _ = connection.receive(until: "first")
      isFirstReceived.signal()
      let rest = connection.receive(until: "0\r\n\r\n")
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(connection.head)\(rest)")
    }
    let pieces = Locked(["first", "second"])
    var request = try TransferRequest(to: server)
    request.method = "POST"
    request.stream = UploadStream {
      let piece = pieces.withLock { $0.isEmpty ? "" : $0.removeFirst() }
      if piece == "second" { isFirstReceived.wait() }
      return Data(piece.utf8)
    }
    let body = String(decoding: await TransferResult(of: request).body, as: UTF8.self)
    #expect(body.contains("Transfer-Encoding: chunked"))
    #expect(body.contains("second"))
  }

  @Test(arguments: [true, false])
  func aStreamOfKnownLengthIsSentWithItsLength(isStream: Bool) async throws {
    let server = try RawServer { connection in
      let text = connection.receive(until: "hello")
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(text)")
    }
    var request = try TransferRequest(to: server)
    request.method = "PUT"
    if isStream {
      let pieces = Locked([Data("hel".utf8), Data("lo".utf8)])
      request.stream = UploadStream(length: 5) {
        pieces.withLock { $0.isEmpty ? Data() : $0.removeFirst() }
      }
    } else {
      request.body = Data("hello".utf8)
    }
    let body = String(decoding: await TransferResult(of: request).body, as: UTF8.self)
    #expect(body.contains("Content-Length: 5\r\n"))
    #expect(body.hasSuffix("hello"))
  }

  @Test func aFileIsReadFromTheBeginningAgain() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("hello".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let (resumed, resume) = AsyncStream.makeStream(of: Void.self)
    let upload = Upload(try UploadStream(file: url)) { resume.yield() }
    #expect(upload.length == 5)
    var iterator = resumed.makeAsyncIterator()
    // Two restarts at once discard the read that the first one begins.
    for _ in 0..<3 {
      #expect(upload.restart())
      _ = read(upload)
      #expect(upload.restart())
      var text = ""
      while let piece = await readWaiting(upload, &iterator), !piece.isEmpty { text += piece }
      #expect(text == "hello")
    }
  }

  /// Reads the next bytes as text, and waits for them.
  private func readWaiting(
    _ upload: Upload, _ resumed: inout AsyncStream<Void>.AsyncIterator
  ) async -> String? {
    while true {
      if let text = read(upload) { return text }
      await resumed.next()
    }
  }

  @Test func sentBytesAreReported() async throws {
    let server = try RawServer { connection in
      _ = connection.body()
      connection.send("HTTP/1.1 204 No Content\r\n\r\n")
    }
    var request = try TransferRequest(to: server)
    request.method = "PUT"
    request.body = Data(count: 300_000)
    #expect(await TransferResult(of: request).sentBytes == 300_000)
  }
}
