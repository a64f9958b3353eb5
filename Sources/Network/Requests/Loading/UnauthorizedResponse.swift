import Foundation
import PlatenContext
import PlatenTransport

import FoundationNetworking

/// A response with status 401 that Foundation treats like any other response.
///
/// At the end of such a response, FoundationNetworking searches it for a challenge, which it
/// handles with its own protocol. Without a URL, a response has no challenge.
final class UnauthorizedResponse: HTTPURLResponse, @unchecked Sendable {
  @TaskLocal private static var hidesURL = false

  override var url: URL? { Self.hidesURL ? nil : super.url }

  /// Runs a closure in which the responses have no URL for the current thread.
  static func withoutChallenge(_ body: () -> Void) { $hidesURL.withValue(true, operation: body) }
}

extension HTTPURLResponse {
  /// Returns the response with a head.
  static func response(_ head: ResponseHead, from url: URL) -> HTTPURLResponse? {
    response(head.status, head.values, from: url)
  }

  /// Returns the response that a recording or a test contains.
  static func response(_ stored: StoredResponse, from url: URL) -> HTTPURLResponse? {
    response(stored.status, stored.fields, from: url)
  }

  private static func response(
    _ status: Int, _ fields: [String: String], from url: URL
  ) -> HTTPURLResponse? {
    status == 401
      ? UnauthorizedResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
      : HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
  }
}

extension StoredResponse {
  /// Creates the response to record; the status is 0 without a response.
  init(_ response: HTTPURLResponse?, body: Data) {
    let fields = (response?.allHeaderFields ?? [:]).map {
      ("\($0.key)".lowercased(), "\($0.value)")
    }
    self.init(
      status: response?.statusCode ?? 0, fields: Dictionary(fields) { first, _ in first },
      body: body)
  }
}
