import Foundation
import FoundationNetworking
import Platen
import PlatenSession
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@MainActor
@Suite struct AnswerPlanTests {
  private let requests = TestSession.make()

  private func screen(_ url: URL) -> some View {
    LoadedText { [requests] in
      String(decoding: try await requests.data(from: url).0, as: UTF8.self)
    }
  }

  @Test func aRequestWithoutAnAnswerFailsInVirtualTime() async throws {
    let url = try #require(URL(string: "http://localhost:1/users/ada?page=2"))
    let session = Session(screen(url), time: .virtual)
    try await session.wait()
    #expect(session.lines == ["no stub answers GET /users/ada in virtual time"])
    #expect(
      session.log.lines.contains { $0.contains("no stub answers GET /users/ada at localhost") })
  }

  @Test func theNameOfARequestWithoutAPathHasASlash() throws {
    for address in ["http://example.com", "http://example.com/"] {
      let request = URLRequest(url: try #require(URL(string: address)))
      #expect(request.pendingName == "GET /")
      #expect(request.name == "GET /")
    }
  }

  @Test func aRecordedResponseIsReplayedAfterItsDelay() async throws {
    let url = try #require(URL(string: "http://localhost:1/users/ada?page=2"))
    let source = Answers(["GET /users/ada?page=2": ["status": "200", "text": "recorded"]])
    let session = Session(
      screen(url), in: .everywhere, time: .virtual, outside: source, isHeld: false)
    await session.advance(by: .milliseconds(299))
    #expect(session.lines == ["…"])
    await session.advance(by: .milliseconds(2))
    #expect(session.lines == ["recorded"])
    try await session.wait()
  }

  @Test func aRecordedErrorFailsTheRequest() async throws {
    let url = try #require(URL(string: "http://localhost:1/"))
    let source = Answers(["GET /": ["error": "url", "code": "-1001"]])
    let session = Session(
      screen(url), in: .everywhere, time: .virtual, outside: source, isHeld: false)
    try await session.wait()
    #expect(session.lines == ["\(URLError(.timedOut).localizedDescription)"])
  }
}
