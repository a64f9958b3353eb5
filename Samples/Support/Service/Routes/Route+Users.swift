import PlatenRemote

extension SampleService.Route {
  /// Who somebody is, in the form of GitHub.
  static let users = Self("users", "/users/{login}", fail: RemoteResponse.userFailure) {
    values, _ in
    guard let user = User.find(values.path["login"] ?? "") else { return .userFailure(404) }
    return .json(UserAnswer(user, origin: values.origin), keys: .convertToSnakeCase)
  }

  /// The pictures of users.
  static let avatars = Self("avatars", "/avatars/{file}") { values, _ in
    let file = values.path["file"] ?? ""
    guard let user = User.all.first(where: { $0.avatar == file }) else {
      return .error(404, "There is no such avatar")
    }
    return .picture(.identicon(of: user.login), named: file)
  }
}

extension RemoteResponse {
  /// A failure as GitHub has it; with 403 and 429, that too much was asked, and until when.
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
  /// Of 60 requests none is left, until the year 2030 begins in Greenwich. An hour from now would be
  /// another answer each time.
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
