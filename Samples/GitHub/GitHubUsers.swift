import Foundation
import Platen

/// The displayed properties of a GitHub user.
public struct GitHubUser: Decodable, Equatable, Sendable {
  public let login: String
  public let publicRepos: Int
  public let avatarURL: String

  private enum CodingKeys: String, CodingKey {
    case login
    case publicRepos = "public_repos"
    case avatarURL = "avatar_url"
  }
}

/// A service that returns GitHub users.
public struct GitHubUsers: Sendable {
  /// The minimum length of a login, in characters; shorter ones are not requested.
  static let shortest = 3

  /// A closure that returns a publisher of the user with a login. Each subscription sends one
  /// request.
  public var user: @Sendable (String) -> AnyPublisher<GitHubUser, RemoteError>
  /// A closure that returns a publisher of the image data at a URL. Each subscription sends one
  /// request.
  public var picture: @Sendable (String) -> AnyPublisher<Data, RemoteError>

  public init(
    user: @escaping @Sendable (String) -> AnyPublisher<GitHubUser, RemoteError>,
    picture: @escaping @Sendable (String) -> AnyPublisher<Data, RemoteError>
  ) {
    self.user = user
    self.picture = picture
  }

  /// Creates a user service that sends HTTP requests with a timeout of 10 seconds.
  ///
  /// - Parameters:
  ///   - client: The client that sends the requests.
  ///   - service: The base URL of the requests, such as `https://api.github.com`.
  public static func live(_ client: RemoteClient, at service: String) -> GitHubUsers {
    let client = client.timingOut(after: .seconds(10))
    return GitHubUsers { name in
      client.accepting200Only.decodedPublisher(
        GitHubUser.self, for: RemoteRequest(at: service, path: ["users", name]))
    } picture: { url in
      client.dataPublisher(for: RemoteRequest(.get, RemoteURL(url)))
    }
  }
}

extension RemoteClient {
  /// A client that treats every status other than 200 as an error, because only status 200 returns
  /// a user.
  fileprivate var accepting200Only: RemoteClient {
    RemoteClient { request in
      events(for: request)
        .flatMap { event in Result { () throws(RemoteError) in try event.with200() }.publisher }
        .eraseToAnyPublisher()
    }
  }
}

extension RemoteEvent {
  /// Returns the event, or throws an error if it is a successful response with a status other than
  /// 200.
  fileprivate func with200() throws(RemoteError) -> RemoteEvent {
    if case .response(let response) = self, response.isSuccess, response.status != 200 {
      throw RemoteError(.status(RemoteError.Status(response.status)))
    }
    return self
  }
}

extension GitHubUsers {
  /// Publishes the answer for a login, without a request if the login is too short.
  func answer(about name: String) -> AnyPublisher<Answer, Never> {
    if name.count < Self.shortest { return Just(.nobody(why: nil)).eraseToAnyPublisher() }
    return user(name)
      .map { .user($0) }
      .catch { Just(.nobody(why: $0.reason(toFindNo: name))) }
      .eraseToAnyPublisher()
  }

  /// Publishes the data of a user's avatar, or `nil` if there is no user or the avatar is
  /// unavailable.
  func avatar(of user: GitHubUser?) -> AnyPublisher<Data?, Never> {
    guard let user else { return Just(nil).eraseToAnyPublisher() }
    return picture(user.avatarURL)
      .map { $0 }
      .replaceError(with: nil)
      .eraseToAnyPublisher()
  }

  /// The result of a search for a login.
  enum Answer: Equatable, Sendable {
    case user(GitHubUser)
    case nobody(why: String?)

    /// The found user, or an empty array.
    var users: [GitHubUser] {
      if case .user(let user) = self { [user] } else { [] }
    }

    var message: String? {
      if case .nobody(let why) = self { why } else { nil }
    }
  }
}

extension RemoteError {
  /// Returns the reason why no user with a name can be displayed.
  fileprivate func reason(toFindNo name: String) -> String {
    switch kind {
    case .status(let status) where status.code == 404: "There is no user \(name)."
    case .status(let status) where [403, 429].contains(status.code):
      "Too many requests; the limit is lifted \(status.end)."
    case .unreachable, .interrupted, .timedOut: "Offline: \(description)"
    default: description
    }
  }
}

extension RemoteError.Status {
  /// The accepted timestamps, in seconds: those of the years 1970 to 9999. A server can send any
  /// number.
  private static let times: Range<Int> = 0..<253_402_300_800

  /// The time at which the server's rate limit is reset.
  fileprivate var end: String {
    if let text = headers["X-RateLimit-Reset"], let seconds = Int(text),
      Self.times.contains(seconds)
    {
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = [
        .withFullDate, .withSpaceBetweenDateAndTime, .withTime, .withColonSeparatorInTime,
        .withDashSeparatorInDate,
      ]
      return "at \(formatter.string(from: Date(timeIntervalSince1970: TimeInterval(seconds)))) UTC"
    }
    guard let seconds = retryAfter?.components.seconds else { return "soon" }
    return "in \(seconds) second\(seconds == 1 ? "" : "s")"
  }
}
