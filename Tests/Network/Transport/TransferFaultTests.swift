import Foundation
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenTransport

/// Tests of servers that violate the protocol or fail.
@Suite struct TransferFaultTests {
  private func result(
    sending text: String, maximumBytes: Int = 1 << 20
  ) async throws -> TransferResult {
    let server = try RawServer(sending: text)
    defer { withExtendedLifetime(server) {} }
    return await TransferResult(of: try TransferRequest(to: server, maximumBytes: maximumBytes))
  }

  @Test func aRefusedConnectionIsUnreachable() async throws {
    let server = try RawServer { _ in }
    let request = try TransferRequest(to: server)
    _ = consume server
    #expect(await TransferResult(of: request).error?.kind == .unreachable)
  }

  @Test(arguments: [false, true])
  func aConnectionThatClosesAtAnyByteIsAnError(isReset: Bool) async throws {
    let response = """
      HTTP/1.1 103 Early Hints\r\nX: 1\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\
      5\r\nhello\r\n0\r\n\r\n
      """
    let count = Locked(0)
    let server = try RawServer { connection in
      connection.send(String(response.utf8.prefix(count.value)) ?? "")
      if isReset { connection.reset() }
    }
    for prefix in 0..<response.utf8.count {
      count.value = prefix
      let result = await TransferResult(of: try TransferRequest(to: server))
      // The line break after the last chunk is not necessary.
      let isComplete = prefix >= response.utf8.count - 2 && result.body == Data("hello".utf8)
      #expect(
        isComplete || [.interrupted, .malformed].contains(result.error?.kind),
        "\(prefix): \(result)")
    }
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\nX: ", "HTTP/1.1 100 Continue\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\nhello",
  ])
  func aServerThatStopsToSendTimesOut(text: String) async throws {
    let server = try RawServer { connection in
      connection.send(text)
      connection.waitForClose()
    }
    let request = try TransferRequest(to: server, timeout: 0.2)
    #expect(await TransferResult(of: request).error?.kind == .timedOut)
    #expect(await OpenConnections.end(to: server.port))
  }

  @Test func aBodyThatArrivesInSingleBytesIsComplete() async throws {
    let server = try RawServer { connection in
      for character in "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".unicodeScalars {
        connection.send(String(character))
      }
    }
    let result = await TransferResult(of: try TransferRequest(to: server))
    #expect(String(decoding: result.body, as: UTF8.self) == "hello")
    #expect(result.error == nil)
  }

  @Test func anAnnouncedBodyAboveTheLimitIsNotReceived() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10737418240\r\n\r\n")
      while connection.send(String(repeating: "x", count: 100_000)) {}
    }
    let result = await TransferResult(of: try TransferRequest(to: server, maximumBytes: 16 << 20))
    #expect(result.error?.kind == .tooLarge)
    #expect(result.body.isEmpty)
    #expect(await OpenConnections.end(to: server.port))
  }

  @Test func aBodyThatDecompressesAboveTheLimitIsTooLarge() async throws {
    let zeros = """
      H4sIAAAAAAACA+3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
      AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIBXA32VEdSghgEA
      """
    let bytes = try #require(Data(base64Encoded: zeros))
    let server = try RawServer { connection in
      connection.send(
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)\r\n\r\n")
      connection.send(bytes: Array(bytes))
    }
    let whole = await TransferResult(of: try TransferRequest(to: server))
    #expect(whole.body == Data(count: 100_000))
    let limited = await TransferResult(of: try TransferRequest(to: server, maximumBytes: 50_000))
    #expect(limited.error?.kind == .tooLarge)
    #expect(limited.body.count <= 50_000)
  }

  @Test(arguments: ["X: ", "HTTP/1.1 100 Continue\r\n\r\n", "X: y\r\n"])
  func aHeaderThatNeverEndsIsMalformed(piece: String) async throws {
    let server = try RawServer { connection in
      if piece.hasPrefix("X") { connection.send("HTTP/1.1 200 OK\r\n") }
      while connection.send(String(repeating: piece, count: 1000)) {}
    }
    let result = await TransferResult(of: try TransferRequest(to: server))
    #expect(result.error?.kind == .malformed)
    #expect(result.head == nil)
  }

  @Test(arguments: ["zz\r\nhello", "-1\r\nhello", "5\r\nhello!!", "FFFFFFFFFFFFFFFFF\r\nhello"])
  func aMalformedChunkIsAnError(chunks: String) async throws {
    let result = try await result(
      sending: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)\r\n0\r\n\r\n")
    #expect([.malformed, .interrupted].contains(result.error?.kind), "\(result)")
  }

  @Test(arguments: [
    "-5", "five", "5, 6", "99999999999999999999999", "0x5", "5\r\nContent-Length: 6", "", "+5",
  ])
  func aMalformedLengthIsAnError(length: String) async throws {
    let result = try await result(
      sending: "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\nhello")
    #expect([.malformed, .tooLarge].contains(result.error?.kind), "\(result)")
    #expect(result.body.isEmpty)
  }

  @Test(arguments: ["5, 5", "5\r\nContent-Length: 5", "05"])
  func aRepeatedLengthIsAccepted(length: String) async throws {
    let result = try await result(
      sending: "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\nhello")
    #expect(String(decoding: result.body, as: UTF8.self) == "hello")
    #expect(result.error == nil, "\(result)")
  }

  @Test func bytesAfterTheBodyAreIgnored() async throws {
    let result = try await result(
      sending: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhelloHTTP/1.1 500 No\r\n\r\n")
    #expect(result.head?.status == 200)
    #expect(String(decoding: result.body, as: UTF8.self) == "hello")
    #expect(result.error == nil)
  }

  @Test func aSecondResponseDoesNotAnswerTheNextRequest() async throws {
    let response = "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n"
    let connections = Locked(0)
    let server = try RawServer(waitsForHead: false) { connection in
      let number = connections.withLock { count in
        count += 1
        return count
      }
      while connection.receiveHead() { connection.send("\(response)\(number)\(response)X") }
    }
    for _ in 0..<5 {
      let result = await TransferResult(of: try TransferRequest(to: server))
      #expect(String(decoding: result.body, as: UTF8.self) != "X")
    }
    withExtendedLifetime(server) {}
  }

  @Test func aConnectionIsReused() async throws {
    let connections = Locked(0)
    let server = try RawServer(waitsForHead: false) { connection in
      connections.withLock { $0 += 1 }
      while connection.receiveHead() {
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
      }
    }
    let request = try TransferRequest(to: server)
    let errors = await withCheckedContinuation { continuation in
      Self.perform(request, times: 3) { continuation.resume(returning: $0) }
    }
    #expect(errors == 0 && connections.value == 1)
    withExtendedLifetime(server) {}
  }

  /// Performs a transfer several times, each as soon as the previous one ends, so that a busy machine
  /// does not leave the connection idle.
  ///
  /// - Parameter end: A closure that receives the number of errors.
  private static func perform(
    _ request: TransferRequest, times: Int, errors: Int = 0, end: @escaping @Sendable (Int) -> Void
  ) {
    if times == 0 { return end(errors) }
    _ = Transport.shared.start(request) { event in
      guard case .end(let error) = event else { return }
      perform(request, times: times - 1, errors: errors + (error == nil ? 0 : 1), end: end)
    }
  }

  @Test func aResponseBeforeTheRequestIsReceived() async throws {
    let server = try RawServer(waitsForHead: false) { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")
      connection.receiveHead()
    }
    let result = await TransferResult(of: try TransferRequest(to: server))
    #expect(String(decoding: result.body, as: UTF8.self) == "hello")
    #expect(result.error == nil)
  }

  @Test func aServerThatAnswersAndClosesBeforeTheRequestNeverCrashes() async throws {
    let server = try RawServer(waitsForHead: false) { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")
      connection.reset()
    }
    for _ in 0..<20 {
      let result = await TransferResult(of: try TransferRequest(to: server))
      #expect([nil, .interrupted, .unreachable].contains(result.error?.kind), "\(result)")
    }
    withExtendedLifetime(server) {}
  }

  @Test func aLargeBodyThatTheServerRejectsIsNotSentCompletely() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\n\r\nno")
      connection.waitForClose()
    }
    let sent = Locked(0)
    var request = try TransferRequest(to: server)
    request.method = "PUT"
    request.stream = UploadStream(length: 10 << 30) {
      sent.withLock { $0 += 1 << 16 }
      return Data(count: 1 << 16)
    }
    let result = await TransferResult(of: request)
    #expect(result.head?.status == 413)
    #expect(result.error == nil)
    #expect(sent.value < 10 << 30)
  }
}
