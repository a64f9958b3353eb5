import Foundation
import PlatenContext
import PlatenRemote
import PlatenTestSupport
import Testing

@Suite struct URLRequestTests {
  @Test func encodedComponentsAreSentUnchanged() async throws {
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
}
