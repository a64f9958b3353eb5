import Combine
import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import RemoteContentUI

/// A server that answers each request after one second, depending on the request's number.
private final class Server {
  private let answers: [Result<Data, URLError>]
  private(set) var requests: [URLRequest] = []

  init(_ answers: Result<Data, URLError>...) {
    self.answers = answers
  }

  func publisher(for request: URLRequest) -> AnyPublisher<Data, Error> {
    requests.append(request)
    return answers[min(requests.count, answers.count) - 1].publisher
      .delay(for: .seconds(1), scheduler: DispatchQueue.global())
      .mapError { $0 as Error }
      .eraseToAnyPublisher()
  }
}

@MainActor
@Suite struct RemoteContentTests {
  private let posts = Data(
    """
    [{"id": 1, "title": "Low tide", "body": "The mud is warm."},
     {"id": 2, "title": "High tide", "body": "No mud today."}]
    """)

  private func content(_ server: Server) -> DecodableRemoteContent<[Post], JSONDecoder> {
    DecodableRemoteContent(
      request: URLRequest(url: URL(string: "https://posts.example/posts")!), type: [Post].self,
      decoder: JSONDecoder(), transport: server.publisher(for:))
  }

  @Test func postsReplaceTheirPlaceholders() async {
    await expectTranscript(of: PostsView(content: content(Server(.success(posts)))), width: 60) {
      """
      > advance 999ms
      > wait
      + Search [(Titles)                              ]
      - ░░░░░ ░░ ░ ░░░░
      + Low tide
      - ░░░░ ░░░ ░░░░ ░░░░░
      + The mud is warm. ›
      - ░░░░░ ░░ ░ ░░░░
      + High tide
      - ░░░░ ░░░ ░░░░ ░░░░░
      + No mud today. ›
      - ░░░░░ ░░ ░ ░░░░
      - ░░░░ ░░░ ░░░░ ░░░░░
      > set Search low
      - Search [(Titles)                              ]
      + Search [low                                   ]
      - High tide
      - No mud today. ›
      > set Search none
      - Search [low                                   ]
      + Search [none                                  ]
      - Low tide
      +                    No Results for “none”
      - The mud is warm. ›
      +           Check the spelling or try a new search.
      > clear Search
      - Search [none                                  ]
      + Search [(Titles)                              ]
      -                    No Results for “none”
      + Low tide
      -           Check the spelling or try a new search.
      + The mud is warm. ›
      + High tide
      + No mud today. ›
      > press List[2]
      - Posts
      - Search [(Titles)                              ]
      - Low tide
      - The mud is warm. ›
      - High tide
      - No mud today. ›
      + ( ‹ Posts )  High tide
      +
      +   No mud today.
      +
      > press Back
      - ( ‹ Posts )  High tide
      -
      -   No mud today.
      -
      + Posts
      + ░░░░░ ░░ ░ ░░░░
      + ░░░░ ░░░ ░░░░ ░░░░░
      + ░░░░░ ░░ ░ ░░░░
      + ░░░░ ░░░ ░░░░ ░░░░░
      + ░░░░░ ░░ ░ ░░░░
      + ░░░░ ░░░ ░░░░ ░░░░░
      > wait
      + Search [(Titles)                              ]
      - ░░░░░ ░░ ░ ░░░░
      + Low tide
      - ░░░░ ░░░ ░░░░ ░░░░░
      + The mud is warm. ›
      - ░░░░░ ░░ ░ ░░░░
      + High tide
      - ░░░░ ░░░ ░░░░ ░░░░░
      + No mud today. ›
      - ░░░░░ ░░ ░ ░░░░
      - ░░░░ ░░░ ░░░░ ░░░░░
      """
    }
  }

  @Test func aFailureCanBeRetried() async {
    let server = Server(.failure(URLError(.timedOut)), .success(Data("{}")), .success(posts))
    await expectTranscript(of: PostsView(content: content(server)), width: 60) {
      """
      > wait
      - ░░░░░ ░░ ░ ░░░░
      + The operation could not be completed. (NSURLErrorDomain
      - ░░░░ ░░░ ░░░░ ░░░░░
      +                      error -1001.)
      - ░░░░░ ░░ ░ ░░░░
      +
      - ░░░░ ░░░ ░░░░ ░░░░░
      +                        ( Retry )
      - ░░░░░ ░░ ░ ░░░░
      - ░░░░ ░░░ ░░░░ ░░░░░
      > press Retry
      - The operation could not be completed. (NSURLErrorDomain
      + ░░░░░ ░░ ░ ░░░░
      -                      error -1001.)
      + ░░░░ ░░░ ░░░░ ░░░░░
      -
      + ░░░░░ ░░ ░ ░░░░
      -                        ( Retry )
      + ░░░░ ░░░ ░░░░ ░░░░░
      + ░░░░░ ░░ ░ ░░░░
      + ░░░░ ░░░ ░░░░ ░░░░░
      > wait
      - ░░░░░ ░░ ░ ░░░░
      + The operation could not be completed. The data isn’t in the
      - ░░░░ ░░░ ░░░░ ░░░░░
      +                       correct format.
      - ░░░░░ ░░ ░ ░░░░
      +
      - ░░░░ ░░░ ░░░░ ░░░░░
      +                          ( Retry )
      - ░░░░░ ░░ ░ ░░░░
      - ░░░░ ░░░ ░░░░ ░░░░░
      > press Retry
      - The operation could not be completed. The data isn’t in the
      + ░░░░░ ░░ ░ ░░░░
      -                       correct format.
      + ░░░░ ░░░ ░░░░ ░░░░░
      -
      + ░░░░░ ░░ ░ ░░░░
      -                          ( Retry )
      + ░░░░ ░░░ ░░░░ ░░░░░
      + ░░░░░ ░░ ░ ░░░░
      + ░░░░ ░░░ ░░░░ ░░░░░
      > wait
      + Search [(Titles)                              ]
      - ░░░░░ ░░ ░ ░░░░
      + Low tide
      - ░░░░ ░░░ ░░░░ ░░░░░
      + The mud is warm. ›
      - ░░░░░ ░░ ░ ░░░░
      + High tide
      - ░░░░ ░░░ ░░░░ ░░░░░
      + No mud today. ›
      - ░░░░░ ░░ ░ ░░░░
      - ░░░░ ░░░ ░░░░ ░░░░░
      """
    }
    #expect(server.requests.count == 3)
  }

  @Test func aFailedPictureIsRequestedAgain() async {
    let server = Server(
      .failure(URLError(.notConnectedToInternet)), .success(Data("no picture")), .success(.pixel))
    let url = URL(string: "https://posts.example/tide.png")!
    let view = RemoteImageView(RemoteImage(url: url, transport: server.publisher(for:)))
    await expectTranscript(of: view, width: 60) {
      """
      > wait
      - in progress…
      + ( Try again )
      > press "Try again"
      - ( Try again )
      + in progress…
      > wait
      - in progress…
      + ( Try again )
      > press "Try again"
      - ( Try again )
      + in progress…
      > wait
      - in progress…
      + [picture, 1×1]
      """
    }
  }

  @Test func omittedBuildersHaveDefaults() async {
    let content = content(Server(.failure(URLError(.badURL)))).eraseToAnyRemoteContent()
    let view = RemoteContentView(remoteContent: content) { posts in
      ForEach(posts) { Text($0.title) }
    }
    await expectTranscript(of: view, width: 60) {
      """
      > wait
      - in progress…
      + The operation could not be completed. (NSURLErrorDomain
      + error -1000.)
      """
    }
  }

  @Test func disappearedContentIsNotLoaded() async {
    let content = content(Server(.success(posts))).eraseToAnyRemoteContent()
    await expectTranscript(of: Switch(content: content), width: 60) {
      """
      > toggle Shown
      - [x] Shown
      + [ ] Shown
      - in progress…
      > wait
      """
    }
    #expect(content.loadingState.value == nil)
  }
}

private struct Switch: View {
  let content: AnyRemoteContent<[Post], Void>
  @State private var isShown = true

  var body: some View {
    Toggle("Shown", isOn: $isShown)
    if isShown {
      RemoteContentView(remoteContent: content) { Text("\($0.count) posts") }
    }
  }
}

@Suite struct DecodableRemoteContentTests {
  @Test func sessionResponsesAreDecoded() async throws {
    let url = try #require(URL(string: "https://posts.example/post"))
    let session = StubProtocol.session(
      answering: url.absoluteString, 200, Data(#"{"id":1,"title":"a","body":"b"}"#))
    let content = DecodableRemoteContent(url: url, type: Post.self, session: session)
    content.load()
    for await state in content.$loadingState.values where !state.isInProgress {
      #expect(state.value == Post(id: 1, title: "a", body: "b"))
      return
    }
  }

  @Test func aStatusIsAFailure() async throws {
    let url = try #require(URL(string: "https://posts.example/nowhere"))
    let session = StubProtocol.session(answering: url.absoluteString, 404, Data())
    let content = DecodableRemoteContent(url: url, type: Post.self, session: session)
    content.load()
    for await state in content.$loadingState.values where !state.isInProgress {
      guard case .failure(let error) = state else { break }
      #expect(error.localizedDescription == "The server answered with status 404.")
      return
    }
    Issue.record("no failure")
  }
}
