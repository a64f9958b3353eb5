import Foundation
import PlatenTransport

#if canImport(FoundationNetworking)
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
      let names = Set(head.fields.map { $0.name.lowercased() })
      let fields = names.map { ($0, head.value(of: $0) ?? "") }
      let all = Dictionary(uniqueKeysWithValues: fields)
      return head.status == 401
        ? UnauthorizedResponse(
          url: url, statusCode: 401, httpVersion: "HTTP/1.1", headerFields: all)
        : HTTPURLResponse(
          url: url, statusCode: head.status, httpVersion: "HTTP/1.1", headerFields: all)
    }
  }
#endif
