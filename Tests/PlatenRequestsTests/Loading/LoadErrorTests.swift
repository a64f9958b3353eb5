import Foundation
import FoundationNetworking
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
}
