import Foundation
import FoundationNetworking
import PlatenContext
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

  @Test func theTextOfAnErrorIsTheSameInEachProcess() throws {
    let url = try #require(URL(string: "http://users.example/ada"))
    let texts = (0..<32).map { _ in
      "\(URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: "late"]).naming(url))"
    }
    #expect(
      Set(texts) == [
        #"""
        Error Domain=NSURLErrorDomain Code=-1001 "late" \#
        UserInfo={NSErrorFailingURLKey=http://users.example/ada, NSLocalizedDescription=late}
        """#
      ])
  }

  @Test func aFailedTaskHasAnErrorWithThatText() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/ada"))
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().data(from: url)
    }
    let start = "UserInfo={NSErrorFailingURLKey=http://127.0.0.1:1/ada, NSLocalizedDescription="
    #expect(error.map { "\($0)" }?.contains(start) == true)
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
