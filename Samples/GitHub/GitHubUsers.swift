import Foundation
import Platen

/// A user of GitHub, as far as the screen shows one.
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

/// The service that knows GitHub's users.
public struct GitHubUsers: Sendable {
  /// The characters that a name needs; the service is not asked about a shorter one.
  static let shortest = 3

  /// The user of a name. Each subscription asks once.
  public var user: @Sendable (String) -> AnyPublisher<GitHubUser, RemoteError>
  /// The bytes of the picture at a URL. Each subscription asks once.
  public var picture: @Sendable (String) -> AnyPublisher<Data, RemoteError>

  public init(
    user: @escaping @Sendable (String) -> AnyPublisher<GitHubUser, RemoteError>,
    picture: @escaping @Sendable (String) -> AnyPublisher<Data, RemoteError>
  ) {
    self.user = user
    self.picture = picture
  }

  /// Asks a service over HTTP, for ten seconds at most.
  ///
  /// - Parameter service: The base of requests, such as `https://api.github.com`.
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
  /// This client, to which any other status than 200 is an error: with no other there is a user.
  fileprivate var accepting200Only: RemoteClient {
    RemoteClient { request in
      events(for: request)
        .flatMap { event in Result { () throws(RemoteError) in try event.with200() }.publisher }
        .eraseToAnyPublisher()
    }
  }
}

extension RemoteEvent {
  /// This event, unless it is a response of another success.
  fileprivate func with200() throws(RemoteError) -> RemoteEvent {
    if case .response(let response) = self, response.isSuccess, response.status != 200 {
      throw RemoteError(.status(RemoteError.Status(response.status)))
    }
    return self
  }
}

extension GitHubUsers {
  /// What the service says of a name; it is not asked about one that is too short.
  func answer(about name: String) -> AnyPublisher<Answer, Never> {
    if name.count < Self.shortest { return Just(.nobody(why: nil)).eraseToAnyPublisher() }
    return user(name)
      .map { .user($0) }
      .catch { Just(.nobody(why: $0.reason(toFindNo: name))) }
      .eraseToAnyPublisher()
  }

  /// The bytes of a user's picture; nothing without a user, and where there is none to be had.
  func avatar(of user: GitHubUser?) -> AnyPublisher<Data?, Never> {
    guard let user else { return Just(nil).eraseToAnyPublisher() }
    return picture(user.avatarURL)
      .map { $0 }
      .replaceError(with: nil)
      .eraseToAnyPublisher()
  }

  /// What the service says of a name.
  enum Answer: Equatable, Sendable {
    case user(GitHubUser)
    case nobody(why: String?)

    /// One user, or none.
    var users: [GitHubUser] {
      if case .user(let user) = self { [user] } else { [] }
    }

    var message: String? {
      if case .nobody(let why) = self { why } else { nil }
    }
  }
}

extension RemoteError {
  /// Why there is no user of a name to be shown.
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
  /// The seconds of the years 1970 to 9999; a server can write any number.
  private static let times: Range<Int> = 0..<253_402_300_800

  /// When a server answers again that has been asked too often.
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
