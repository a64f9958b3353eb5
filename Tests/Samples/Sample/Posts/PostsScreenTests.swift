import Foundation
import Platen
import PlatenTestSupport
import PostsSample
import Testing

/// Tests of requests for posts that are canceled.
///
/// `Specification/posts.transcript` specifies the rest of the screen.
@MainActor
@Suite struct PostsScreenTests {
  @Test func aResponseAfterTheScreenClosesChangesNothing() async {
    let session = Session(postsScreen { _ in .slowPosts }, time: .virtual)
    await session.advance(by: .seconds(1))
    let frame = session.frame.lines
    session.close()
    await session.advance(by: .seconds(10))
    #expect(session.frame.lines == frame)
    #expect(session.log.lines == [])
    #expect(session.pending == [])
  }

  @Test func switchingTabsCancelsTheRequest() async throws {
    let activity = RequestActivity()
    let client = RemoteClient { $0.url.path == ["posts"] ? .slowPosts : .picture }
      .counting(in: activity)
    let session = Session(
      PostsScreen(service: "http://sample.service", picture: "http://sample.service/p")
        .environment(\.remoteClient, client), time: .virtual)
    #expect(session.pending.map(\.name).contains("GET /posts"))
    try session.send(.press("Picture"))
    await session.settle()
    #expect(!session.pending.map(\.name).contains("GET /posts"))
    #expect(activity.count == 1)
    try await session.wait()
    #expect(activity.count == 0)
    #expect(session.pending == [])
    session.close()
  }
}

@MainActor
func postsScreen(
  answering handler: @escaping @Sendable (RemoteRequest) -> RemoteAnswer
) -> some View {
  postsScreen(asking: RemoteClient(answering: handler))
}

@MainActor
func postsScreen(asking client: RemoteClient) -> some View {
  PostsScreen(
    service: "http://sample.service", picture: "http://sample.service/pictures/harbour.png"
  )
  .environment(\.remoteClient, client)
}

extension RemoteAnswer {
  fileprivate static let slowPosts = response(.posts, after: .seconds(5))
  fileprivate static let picture = response(
    RemoteResponse(body: PNG.data([[[255, 0, 0, 255]]])), after: .seconds(1))
}

extension RemoteResponse {
  fileprivate static let posts = RemoteResponse(
    json: """
      [{"id":1,"title":"On harbours","body":"Ships come.\\nShips go."},
       {"id":2,"title":"On mountains","body":"They stay."}]
      """)
}
