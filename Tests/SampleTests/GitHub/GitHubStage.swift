import GitHubSample
import Platen
import PlatenTestSupport
import SampleService

/// The GitHub screen, answered in this process.
@MainActor
func gitHubScreen(_ service: SampleService = SampleService()) -> some View {
  gitHubScreen(asking: service.client(scheduler: .main))
}

/// The GitHub screen, with a client of a test's own.
@MainActor
func gitHubScreen(asking client: RemoteClient) -> some View {
  GitHubScreen(service: "http://sample.service").environment(\.remoteClient, client)
}

extension Session {
  /// What the screen shows below the field.
  var shown: [String] { frame.lines.dropFirst().map(\.text) }

  func enter(_ name: String) throws { try send(.set("Github ID:", to: .literal(name))) }
}

/// A user, and when the service tells of it and sends its picture.
struct FakeUser {
  let name: String
  /// Also the width of the picture, in pixels.
  let count: Int
  var delay = Duration.zero
  var pictureDelay = Duration.zero

  /// What is shown of it in the end.
  var lines: [String] { ["repositories:  \(count)", "[avatar, \(count)×1]"] }

  /// A client that knows these users.
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
