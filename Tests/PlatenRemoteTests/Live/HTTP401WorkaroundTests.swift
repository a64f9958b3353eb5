import PlatenReactive
import PlatenRemote
import PlatenTestSupport
import Testing

@Suite struct HTTP401WorkaroundTests {
  @Test(arguments: ["Bearer", "Basic realm=\"x\"", ""])
  func a401StatusIsAnErrorRegardlessOfItsChallenge(challenge: String) async throws {
    let server = try RawServer(
      sending: "HTTP/1.1 401 No\r\nWWW-Authenticate: \(challenge)\r\nContent-Length: 2\r\n\r\nno")
    let error = try await #require(Fault.of(server.request()))
    guard case .status(let status) = error.kind else { return #expect(error.kind == .malformed) }
    #expect(status.code == 401)
  }
}
