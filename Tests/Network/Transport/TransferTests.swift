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

  @Test func aBodyAboveTheLimitIsTooLarge() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      while connection.send(String(repeating: "x", count: 1_000)) {}
    }
    let result = try await TransferResult(of: TransferRequest(to: server, maximumBytes: 5_000))
    #expect(result.error?.kind == .tooLarge)
    #expect(result.body.count <= 5_000)
  }
}
