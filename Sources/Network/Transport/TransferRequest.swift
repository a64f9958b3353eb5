import Foundation

/// An HTTP request for a ``Transport``.
package struct TransferRequest: Sendable {
  package var method: String
  /// The URL, with the scheme `http` or `https`.
  package var url: URL
  package var fields: [(name: String, value: String)]
  package var body: Data?
  /// The stream that is the body in place of `body`.
  package var stream: UploadStream?
  /// The name and the password to send if the server asks for them.
  package var credential: TransferCredential?
  /// The maximum number of bytes in the body of the response.
  package var maximumBytes: Int
  /// The time without a sent or received byte after which the transfer fails, in seconds.
  package var timeout: TimeInterval
  /// The time after which the transfer fails if it is not complete, in seconds.
  package var maximumDuration = TimeInterval.infinity

  package init(
    _ method: String, _ url: URL, fields: [(name: String, value: String)] = [],
    body: Data? = nil, maximumBytes: Int = .max, timeout: TimeInterval = 30
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
    self.maximumBytes = maximumBytes
    self.timeout = timeout
  }

  package func hasField(_ name: String) -> Bool {
    fields.contains { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }

  package mutating func removeField(_ name: String) {
    fields.removeAll { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }
}

/// A name and a password for a server.
package struct TransferCredential: Sendable {
  /// The method of authentication. See RFC 7617 and RFC 7616.
  package enum Method: Sendable {
    /// The password is sent with the request.
    case basic
    /// The request is sent first without its body. The second request proves knowledge of the
    /// password.
    case digest
  }

  let method: Method
  let user: String
  let password: String

  package init(_ method: Method, user: String, password: String) {
    self.method = method
    self.user = user
    self.password = password
  }
}
