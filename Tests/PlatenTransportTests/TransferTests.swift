import PlatenTestSupport
import Testing

@testable import PlatenTransport

@Suite struct TransferTests {
  @Test func headAndBodyAreReceived() async throws {
    let server = try RawServer(
      sending: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: 1\r\nX-A: 2\r\n\r\nhello")
    let result = try await TransferResult(of: TransferRequest(to: server))
    #expect(result.head?.status == 200)
    #expect(result.head?.value(of: "x-a") == "1, 2")
    #expect(String(decoding: result.body, as: UTF8.self) == "hello")
    #expect(result.error == nil)
  }

  @Test func anInformationalResponseIsSkipped() async throws {
    let server = try RawServer(
      sending: "HTTP/1.1 103 Early Hints\r\nX: 1\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n")
    let result = try await TransferResult(of: TransferRequest(to: server))
    #expect(result.head?.status == 204)
    #expect(result.head?.fields.isEmpty == true)
  }

  @Test func aResponseThatEndsTooEarlyIsAnError() async throws {
    let response = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX: y\r\n\r\nhello"
    for count in 0..<response.utf8.count {
      let server = try RawServer(sending: String(response.utf8.prefix(count))!)
      let result = try await TransferResult(of: TransferRequest(to: server))
      #expect(result.error != nil, "\(count) bytes")
      #expect(
        [.interrupted, .malformed].contains(result.error?.kind), "\(count) bytes: \(result)")
    }
  }

  @Test func aSilentServerTimesOut() async throws {
    let server = try RawServer { $0.waitForClose() }
    let result = try await TransferResult(of: TransferRequest(to: server, timeout: 1))
    #expect(result.error?.kind == .timedOut)
  }

  @Test func aBodyAboveTheLimitIsTooLarge() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      while connection.send(String(repeating: "x", count: 1_000)) {}
    }
    let result = try await TransferResult(of: TransferRequest(to: server, maximumBytes: 5_000))
    #expect(result.error?.kind == .tooLarge)
    #expect(result.body.count <= 5_000)
  }

  @Test func randomBytesNeverCrash() async throws {
    let pieces = [
      "HTTP/1.1 ", "HTTP/2 ", "200", "100", " OK", "\r\n", "\r\n\r\n", "Content-Length: ", "5",
      "-1",
      "Transfer-Encoding: chunked\r\n", "3\r\nabc\r\n", "0\r\n\r\n", "zz", "\0", "Location: /\r\n",
      "Content-Encoding: gzip\r\n", "hello", "999999999999999999999",
    ]
    for seed in Seeds.first(50) {
      var random = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in pieces.randomElement(using: &random)! }.joined()
      let isReset = Bool.random(using: &random)
      let server = try RawServer { connection in
        connection.send(text)
        if isReset { connection.reset() }
      }
      _ = try await TransferResult(of: TransferRequest(to: server, maximumBytes: 1_000, timeout: 5))
    }
  }
}
