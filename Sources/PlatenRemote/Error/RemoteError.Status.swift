import Foundation

extension RemoteError {
  /// What a server says when it does not serve a request.
  public struct Status: Hashable, Sendable {
    /// The status code, outside 200 to 299.
    public var code: Int
    /// Why, in the server's words: the `reason`, `message` or `status_message` of a JSON body. At
    /// most 300 scalars, without anything that acts on a terminal.
    public var reason: String?
    /// How long to wait before asking again: the `Retry-After` field.
    public var retryAfter: Duration?
    /// What else the server said.
    public var headers: RemoteHeaders

    /// What a server said.
    public init(
      _ code: Int, reason: String? = nil, retryAfter: Duration? = nil, headers: RemoteHeaders = [:]
    ) {
      self.code = code
      self.reason = reason
      self.retryAfter = retryAfter
      self.headers = headers
    }

    /// Whether the server is at fault: 500 to 599.
    public var isServerError: Bool { (500...599).contains(code) }
  }
}

extension RemoteError.Status: CustomStringConvertible {
  /// The code and the reason: `400: Username must not be empty`.
  public var description: String {
    reason.map { "\(code): \($0.clipped)" } ?? "with the status \(code)"
  }
}

extension RemoteError.Status {
  /// What a response says that did not serve the request.
  init(_ response: RemoteResponse, now: Date = Date()) {
    self.init(
      response.status, reason: Self.reason(in: response.body),
      retryAfter: response.headers.retryAfter(now: now), headers: response.headers)
    if reason == nil, (300...399).contains(code), let target = headers["Location"] {
      reason = "it redirects to \(RemoteURL(target)), where it is not followed".clipped
    }
  }

  /// The reason in a JSON body; a body of more than 64 KiB is no error message.
  private static func reason(in body: Data) -> String? {
    guard body.count <= 64 << 10, let said = try? JSONDecoder().decode(ErrorBody.self, from: body),
      let text = said.text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty
    else { return nil }
    return text.clipped
  }
}

/// An error message in JSON, as many servers send it.
private struct ErrorBody: Decodable {
  let text: String?

  /// Where the text can be, the likeliest first.
  private enum Key: String, CodingKey, CaseIterable {
    case reason, message
    case statusMessage = "status_message"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    text = Key.allCases.lazy.compactMap { try? fields.decode(String.self, forKey: $0) }.first
  }
}
