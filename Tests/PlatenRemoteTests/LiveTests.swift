import Foundation
import PlatenReactive
import PlatenRemote
import Testing

@Suite struct LiveTests {
  @Test func aBodyIsReceivedWhole() async throws {
    let body = String(repeating: "Ada ", count: 100_000)
    let server = try RawServer(
      sending: "HTTP/1.1 200 OK\r\nContent-Length: 400000\r\nX-Name: Ada\r\n\r\n\(body)")
    let response = try await RemoteClient.live.response(for: server.request("names"))
    #expect(response.body == Data(body.utf8))
    #expect(response.headers["x-name"] == "Ada")
  }

  @Test func partsAreSentAsTheyWereEncoded() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n\(connection.requestLine)")
    }
    let base = "http://127.0.0.1:\(server.port)/v1/"
    let request = RemoteRequest(
      .get, at: base, path: ["..", "a/b", ".", "", "é?#%2F@\r\n\0"], query: ["q": "1&2 +[]"])
    let line = String(decoding: try await RemoteClient.live.data(for: request), as: UTF8.self)
    #expect(
      line
        == "GET /v1/%2E%2E/a%2Fb/%2E//%C3%A9%3F%23%252F%40%0D%0A%00?q=1%262%20%2B%5B%5D HTTP/1.1")
  }

  @Test func aStatusIsAnErrorWithTheReasonAndTheTimeToWait() async throws {
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
  func aStatusOf401IsAnErrorWhateverItAsksFor(challenge: String) async throws {
    let server = try RawServer(
      sending: "HTTP/1.1 401 No\r\nWWW-Authenticate: \(challenge)\r\nContent-Length: 2\r\n\r\nno")
    let error = try await #require(Fault.of(server.request()))
    guard case .status(let status) = error.kind else { return #expect(error.kind == .malformed) }
    #expect(status.code == 401)
  }
}
