import Foundation
import FoundationNetworking
import Platen
import PlatenSession
import Testing

@testable import PlatenRequests

@MainActor
@Suite struct ParallelRequestsTests {
  /// `URLSession.shared` has a cache, with which Foundation creates protocols on other threads.
  @Test(arguments: [true, false])
  func equalRequestsOfSeveralSessionsReceiveTheirOwnResponses(isShared: Bool) async throws {
    let url = try #require(URL(string: "http://localhost:1/equal"))
    // The first session of a process registers the requests of `URLSession.shared`.
    _ = Session(Text(""))
    let requests = isShared ? URLSession.shared : TestSession.make()
    let sessions = (0..<50).map { number in
      Session(
        LoadedText { String(decoding: try await requests.data(from: url).0, as: UTF8.self) },
        in: .everywhere, time: .virtual,
        outside: Answers(["GET /equal": ["status": "200", "text": "\(number)"]]), isHeld: false)
    }
    await withTaskGroup(of: Void.self) { group in
      for session in sessions { group.addTask { try? await session.wait() } }
    }
    #expect(sessions.map(\.lines) == (0..<50).map { ["\($0)"] })
  }
}
