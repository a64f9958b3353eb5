import Foundation
import FoundationNetworking
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct TransferRequestTests {
  @Test func aServerThatNeverRespondsTimesOut() async throws {
    let server = try RawServer { $0.waitForClose() }
    var request = URLRequest(url: try server.url())
    request.timeoutInterval = 0.5
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().data(for: request)
    }
    #expect(error?.code == .timedOut)
    let limited = TestSession.make { $0.timeoutIntervalForResource = 0.1 }
    let second = await #expect(throws: URLError.self) {
      try await limited.data(from: server.url())
    }
    #expect(second?.code == .timedOut)
  }

  @Test func theFieldsOfAConfigurationCompleteThoseOfARequest() async throws {
    let head = Locked("")
    let server = try RawServer { connection in
      head.value = connection.head
      connection.send(.response(""))
    }
    let session = TestSession.make { $0.httpAdditionalHeaders = ["X-A": "1", "X-B": "2"] }
    var request = URLRequest(url: try server.url())
    request.setValue("3", forHTTPHeaderField: "X-B")
    _ = try await session.data(for: request)
    #expect(head.value.contains("X-A: 1\r\n"))
    #expect(head.value.contains("X-B: 3\r\n"))
    #expect(!head.value.contains("X-B: 2\r\n"))
    withExtendedLifetime(server) {}
  }
}
