import Foundation
import Platen
import PlatenTestSupport
import PlatenTesting
import PostsSample
import Testing

/// The posts, as they are loaded, fail, and are loaded again.
@MainActor
@Suite struct PostsScreenTests {
  @Test func redactedRowsStandForThePostsUntilTheyCome() async {
    await expectTranscript(of: postsScreen { _ in .posts }) {
      """
      > wait
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      + On harbours
      + Ships come.
      + Ships go.
      + On mountains
      + They stay.
      """
    }
  }

  @Test func retryLoadsAgain() async {
    let isBroken = Locked(true)
    await expectTranscript(of: postsScreen { _ in isBroken.exchange(false) ? .broken : .posts }) {
      """
      > wait
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      + the connection to sample.service ended before the answer was complete.
      + ( Retry )
      > press Retry
      - the connection to sample.service ended before the answer was complete.
      - ( Retry )
      + ░ ░░░░░ ░░ ░░░░ ░░░░░
      + ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      + ░ ░░░░░ ░░ ░░░░ ░░░░░
      + ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      + ░ ░░░░░ ░░ ░░░░ ░░░░░
      + ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      > wait
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      + On harbours
      + Ships come.
      + Ships go.
      + On mountains
      + They stay.
      """
    }
  }

  @Test func anAnswerAfterTheScreenWasClosedChangesNothing() async {
    let session = Session(postsScreen { _ in .slowPosts }, time: .virtual)
    await session.advance(by: .seconds(1))
    let frame = session.frame.lines
    session.close()
    await session.advance(by: .seconds(10))
    #expect(session.frame.lines == frame)
    #expect(session.log.lines == [])
    #expect(session.pending == [])
  }

  @Test func theOtherTabStopsTheRequest() async throws {
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

/// The second tab.
@MainActor
@Suite struct PostsPictureTests {
  @Test func aPictureIsItsText() async {
    await expectTranscript(of: postsScreen { _ in .picture }) {
      """
      > press Picture
      - (•) Posts  ( ) Picture
      + ( ) Posts  (•) Picture
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      + in progress…
      > wait
      - in progress…
      + [picture, 1×1]
      """
    }
  }

  @Test func whatIsNoPictureIsAFailure() async {
    await expectTranscript(
      of: postsScreen { $0.url.path == ["posts"] ? .posts : .response(RemoteResponse(json: "1")) }
    ) {
      """
      > wait
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      - ░ ░░░░░ ░░ ░░░░ ░░░░░
      - ░░░ ░░░░░ ░░░░░ ░░ ░░░░ ░░░ ░░░░░░░
      + On harbours
      + Ships come.
      + Ships go.
      + On mountains
      + They stay.
      > press Picture
      - (•) Posts  ( ) Picture
      + ( ) Posts  (•) Picture
      - On harbours
      - Ships come.
      - Ships go.
      - On mountains
      - They stay.
      + in progress…
      > wait
      - in progress…
      + sample.service sent data in an unexpected format: not a PNG or JPEG picture, but
      + text.
      + ( Retry )
      """
    }
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
  fileprivate static let posts = response(.posts, after: .seconds(1))
  fileprivate static let slowPosts = response(.posts, after: .seconds(5))
  fileprivate static let broken = failure(.interrupted)
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

extension Locked where Value == Bool {
  /// The value, which is another from then on.
  fileprivate func exchange(_ new: Bool) -> Bool {
    withLock { value in
      defer { value = new }
      return value
    }
  }
}
