import Foundation
import FoundationNetworking
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct UnauthorizedResponseTests {
  @Test func aStatus401CompletesWithItsResponse() async throws {
    for challenge in ["Bearer", "Basic realm=\"a\"", "Digest realm=\"a\", nonce=\"b\"", "Basic"] {
      let server = try RawServer(
        sending: .response("no", status: "401 Unauthorized", "WWW-Authenticate: \(challenge)"))
      for session in [TestSession.make(), TestSession.make(delegate: DataRecorder { _ in })] {
        let (data, response) = try await session.data(from: server.url())
        let http = try #require(response as? HTTPURLResponse)
        #expect(http.statusCode == 401)
        #expect(http.value(forHTTPHeaderField: "WWW-Authenticate") == challenge)
        #expect(http.url != nil)
        #expect(data.count == 2)
      }
    }
  }
}
