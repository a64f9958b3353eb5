import Foundation
import FoundationNetworking
import PlatenReactive
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct LoadErrorTests {
  @Test func aResponseThatEndsInItsHeadIsAnError() async throws {
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-")
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().data(from: server.url())
    }
    #expect(error?.code == .networkConnectionLost)
    #expect(error?.failingURL == (try server.url()))
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nX-A: 1\r\nX-B:", "GE T", "GET\0", "\u{1b}[2J"])
  func aMethodThatCouldAddHeaderFieldsIsAnErrorBeforeTheConnection(method: String) async throws {
    let connections = Locked(0)
    let server = try RawServer { connection in
      connections.withLock { $0 += 1 }
      connection.send(.response(""))
    }
    var request = URLRequest(url: try server.url())
    request.httpMethod = method
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().data(for: request)
    }
    #expect(error?.code == .badURL)
    #expect(
      error?.localizedDescription == """
        the request cannot be sent: the method is empty or contains a character that HTTP does not \
        allow; use a method such as GET
        """)
    #expect(connections.value == 0)
  }
}
