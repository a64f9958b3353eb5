import Foundation
import PlatenContext
import PlatenRemote
import PlatenTestSupport
import Testing

@Suite struct RemoteClientLiveTests {
  @Test func aBodyIsReceivedCompletely() async throws {
    let body = String(repeating: "Ada ", count: 100_000)
    let server = try RawServer(
      sending: "HTTP/1.1 200 OK\r\nContent-Length: 400000\r\nX-Name: Ada\r\n\r\n\(body)")
    let response = try await RemoteClient.live.response(for: server.request("names"))
    #expect(response.body == Data(body.utf8))
    #expect(response.headers["x-name"] == "Ada")
  }

  @Test func aFailingStatusIsAnErrorWithItsReasonAndRetryTime() async throws {
    let server = try RawServer(
      sending: """
        HTTP/1.1 503 Busy\r\nRetry-After: 17\r\nContent-Length: 29\r\n\r\n\
        {"error":true,"reason":"Bus"}
        """)
    let error = try await #require(Fault.of(server.request()))
    guard case .status(let status) = error.kind else { return #expect(error.kind == .malformed) }
    #expect(status.retryAfter == .seconds(17))
    #expect(error.description == "127.0.0.1:\(server.port) answered 503: Bus.")
  }

  @Test(arguments: ["Bearer", "Basic realm=\"x\"", ""])
  func a401StatusIsAnErrorRegardlessOfItsChallenge(challenge: String) async throws {
    let server = try RawServer(
      sending: "HTTP/1.1 401 No\r\nWWW-Authenticate: \(challenge)\r\nContent-Length: 2\r\n\r\nno")
    let error = try await #require(Fault.of(server.request()))
    guard case .status(let status) = error.kind else { return #expect(error.kind == .malformed) }
    #expect(status.code == 401)
  }
}
