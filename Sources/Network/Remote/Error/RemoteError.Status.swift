extension RemoteError {
  /// The status of the response to an unsuccessful request.
  public struct Status: Hashable, Sendable {
    /// The status code, outside 200 to 299.
    public var code: Int
    /// The explanation that the server gives in the field `reason`, `message` or `status_message` of
    /// a JSON body.
    ///
    /// The string has at most 300 Unicode scalars and contains no terminal control characters.
    public var reason: String?
    /// The time to wait before the next attempt, from the `Retry-After` field.
    public var retryAfter: Duration?
    /// The header fields of the unsuccessful response.
    public var headers: RemoteHeaders

    /// Creates a status from its code, reason, delay and header fields.
    public init(
      _ code: Int, reason: String? = nil, retryAfter: Duration? = nil, headers: RemoteHeaders = [:]
    ) {
      self.code = code
      self.reason = reason
      self.retryAfter = retryAfter
      self.headers = headers
    }

    /// Whether the code indicates a server error: 500 to 599.
    public var isServerError: Bool { (500...599).contains(code) }
  }
}

extension RemoteError.Status: CustomStringConvertible {
  /// The code, followed by the reason if the server gave one, such as `400: Username must not be
  /// empty`.
  public var description: String {
    reason.map { "\(code): \($0.clipped)" } ?? "with the status \(code)"
  }
}
