import Foundation
import FoundationNetworking
import Platen
import PlatenSession
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@MainActor
@Suite struct SessionRequestsTests {
  private let requests = TestSession.make()

  @Test func aCompletionHandlerRunsAtTheNextInstant() async throws {
    let url = try #require(URL(string: "http://localhost:1/users"))
    let source = Answers(["GET /users": ["status": "200", "text": "handled"]])
    let requests = requests
    let screen = LoadedText {
      try await withCheckedThrowingContinuation { continuation in
        let task = SessionRequests.dataTask(
          of: requests, with: URLRequest(url: url), from: "App/Users.swift:3"
        ) { data, _, error in
          continuation.resume(with: Result { try data.map { .init($0) } ?? { throw error! }() })
        }
        SessionRequests.resume(task)
      }
    }
    let session = Session(
      screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
    await session.settle()
    #expect(session.pending.contains { $0.description.contains("App/Users.swift:3") })
    try await session.wait()
    #expect(session.lines == ["handled"])
  }

  @Test func theSharedSessionCannotBeInvalidated() throws {
    SessionRequests.shared.invalidateAndCancel()
    SessionRequests.shared.finishTasksAndInvalidate()
    let url = try #require(URL(string: "http://localhost:1/"))
    SessionRequests.shared.dataTask(with: url).cancel()
  }

  @Test func aDownloadProvidesAFile() async throws {
    let server = try RawServer(sending: .response("file"))
    let request = URLRequest(url: try server.url())
    let (file, response) = try await SessionRequests.download(requests, for: request, from: nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == "file")
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    try FileManager.default.removeItem(at: file)
  }
}
