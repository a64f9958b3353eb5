import Foundation

import FoundationNetworking

/// The request that follows a response which is not the result of a task.
struct FollowUp {
  enum Kind {
    case redirect(HTTPURLResponse, URLRequest)
    /// The same request, with a credential.
    case retry
  }

  /// The maximum length of the body of a redirect, in bytes. Further data is discarded.
  private static let longestBody = 1 << 20

  /// The request that follows at the end of the current transfer; `nil` if the current response is
  /// the result.
  private(set) var kind: Kind?
  /// The body of the redirect, which is the result if the delegate refuses it.
  private(set) var body = Data()
  private var redirects = 0

  /// Whether the number of redirects exceeds the limit.
  var hasTooManyRedirects: Bool { redirects > 20 }

  mutating func begin(_ kind: Kind) {
    (self.kind, body) = (kind, Data())
    if case .redirect = kind { redirects += 1 }
  }

  /// Receives data of the response.
  mutating func receive(_ data: Data) {
    if case .redirect = kind, body.count < Self.longestBody { body += data }
  }

  /// Returns the body, and ends the follow-up.
  mutating func end() -> Data {
    defer { (kind, body) = (nil, Data()) }
    return body
  }
}
