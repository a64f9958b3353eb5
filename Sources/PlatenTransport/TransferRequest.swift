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
}
