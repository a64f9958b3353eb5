import GitHubSample
import Platen
import PlatenTestSupport
import SampleService

/// Creates the GitHub screen with a service in this process.
@MainActor
func gitHubScreen(_ service: SampleService = SampleService()) -> some View {
  gitHubScreen(asking: service.client(scheduler: .main))
}

/// Creates the GitHub screen with a custom client.
@MainActor
func gitHubScreen(asking client: RemoteClient) -> some View {
  GitHubScreen(service: "http://sample.service").environment(\.remoteClient, client)
}

extension Session {
  /// The lines below the field.
  var shown: [String] { frame.lines.dropFirst().map(\.text) }

  func enter(_ name: String) throws { try send(.set("Github ID:", to: .literal(name))) }
}

/// A user, with the delays of the responses for the user and the picture.
struct FakeUser {
  let name: String
  /// The number of repositories, which is also the picture's width in pixels.
  let count: Int
  var delay = Duration.zero
  var pictureDelay = Duration.zero

  /// The final lines for this user.
  var lines: [String] { ["repositories:  \(count)", "[avatar, \(count)×1]"] }

  /// Returns a client that knows only these users.
  static func client(_ users: [FakeUser]) -> RemoteClient {
    RemoteClient { request in
      guard let user = users.first(where: { $0.name == request.url.path.last }) else {
        return .response(RemoteResponse(status: 404))
      }
      return request.url.path.first == "users"
        ? .response(user.answer, after: user.delay)
        : .response(user.picture, after: user.pictureDelay)
    }
  }

  private var answer: RemoteResponse {
    RemoteResponse(
      json: """
        {"login":"\(name)","public_repos":\(count),"avatar_url":"http://sample.service/p/\(name)"}
        """)
  }

  private var picture: RemoteResponse {
    RemoteResponse(body: PNG.data([[[UInt8]](repeating: [255, 0, 0, 255], count: count)]))
  }
}
