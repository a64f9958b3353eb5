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
