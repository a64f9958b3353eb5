import Foundation
import Platen
import PlatenTestSupport
import PlatenTesting
import Testing

private let url = URL(string: "http://posts.example/posts")

/// Tests of content and content views in the form that apps usually write.
@MainActor
@Suite struct PublishedFormTests {
  private struct Post: Codable {
    var id: Int
    var title: String
    var body: String
  }

  private struct PostsView: View {
    let url: URL

    var body: some View {
      let content = DecodableRemoteContent(url: url, type: [Post].self, decoder: JSONDecoder())

      RemoteContentView(
        remoteContent: content,
        empty: { EmptyView() },
        inProgress: { progress in
          Text("Loading in progress: \(String(describing: progress?.fraction))")
        },
        failure: { error, retry in
          VStack {
            Text("error")
            Button("Retry", action: retry)
          }
        },
        content: { posts in
          List(posts, id: \Post.id) { post in
            VStack {
              Text(post.title)
              Text(post.body)
            }
          }
        })
    }
  }

  private struct PictureView: View {
    let content: RemoteImage

    init(url: URL) { content = RemoteImage(urlSession: .shared, url: url) }

    var body: some View { RemoteContentView(remoteContent: AnyRemoteContent(content)) { $0 } }
  }

  private nonisolated static let posts = RemoteResponse(json: #"[{"id":1,"title":"A","body":"B"}]"#)

  @Test func aPostIsShownInItsFourStates() async throws {
    let url = try #require(url)
    let isBroken = Locked(true)
    let client = RemoteClient { request in
      if isBroken.value { return .failure(.interrupted) }
      return request.url == RemoteURL(url) ? .response(Self.posts) : .never
    }
    let session = Session(PostsView(url: url).environment(\.remoteClient, client), time: .virtual)
    var lines: [String] { session.frame.lines.map(\.text) }
    #expect(lines == ["Loading in progress: nil"])
    try await session.wait()
    #expect(lines == ["  error", "( Retry )"])
    isBroken.value = false
    try session.send(.press("Retry"))
    try await session.wait()
    #expect(lines == ["A", "B"])
    session.close()
  }

  @Test func removingAnImageCancelsItsTransfer() throws {
    let server = try RawServer { $0.waitForClose() }
    let url = try server.request("ada.png").url.url()
    let session = Session(PictureView(url: url), time: .virtual)
    #expect(session.frame.lines.map(\.text) == ["in progress…"])
    #expect(session.pending.map(\.name) == ["GET /ada.png"])
    session.close()
    #expect(session.pending == [])
    withExtendedLifetime(server) {}
  }
}
