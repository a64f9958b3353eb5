import Foundation

/// An HTTP request for a ``Transport``.
package struct TransferRequest: Sendable {
  package var method: String
  /// The URL, with the scheme `http` or `https`.
  package var url: URL
  package var fields: [(name: String, value: String)]
  package var body: Data?
  /// The maximum number of bytes in the body of the response.
  package var maximumBytes: Int
  /// The time without a received byte after which the transfer fails, in seconds.
  package var timeout: Int

  package init(
    _ method: String, _ url: URL, fields: [(name: String, value: String)] = [],
    body: Data? = nil, maximumBytes: Int = .max, timeout: Int = 30
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
    self.maximumBytes = maximumBytes
    self.timeout = timeout
  }
}
