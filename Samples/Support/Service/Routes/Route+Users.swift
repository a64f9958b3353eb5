import PlatenRemote

extension SampleService.Route {
  /// The route for users in the format of GitHub.
  static let users = Self("users", "/users/{login}", fail: RemoteResponse.userFailure) {
    values, _ in
    guard let user = User.find(values.path["login"] ?? "") else { return .userFailure(404) }
    return .json(UserAnswer(user, origin: values.origin), keys: .convertToSnakeCase)
  }

  /// The route for avatars.
  static let avatars = Self("avatars", "/avatars/{file}") { values, _ in
    let file = values.path["file"] ?? ""
    guard let user = User.all.first(where: { $0.avatar == file }) else {
      return .error(404, "There is no such avatar")
    }
    return .picture(.identicon(of: user.login), named: file)
  }
}

extension RemoteResponse {
  /// Creates an error response in the format of GitHub, with a rate limit for status 403 or 429.
  fileprivate static func userFailure(_ status: Int) -> RemoteResponse {
    switch status {
    case 403, 429:
      .json(UserFailure("API rate limit exceeded", status), status: status, headers: .limit)
    case 404: .json(UserFailure("Not Found", status), status: status)
    default: .json(UserFailure(.asked(status), status), status: status)
    }
  }
}

extension RemoteHeaders {
  /// The headers of an exhausted rate limit of 60 requests, which is reset at the start of 2030
  /// (UTC).
  ///
  /// The time is constant so that every response is the same.
  fileprivate static let limit: Self = [
    "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1893456000",
  ]
}

private struct UserFailure: Encodable {
  let message: String
  let documentationUrl = "https://docs.github.com/rest"
  let status: String

  init(_ message: String, _ status: Int) {
    self.message = message
    self.status = String(status)
  }

  private enum CodingKeys: String, CodingKey {
    case message, status
    case documentationUrl = "documentation_url"
  }
}
