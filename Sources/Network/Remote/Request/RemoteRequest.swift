import Foundation
import PlatenContext
import PlatenTransport

/// A request to a server.
///
///     let request = RemoteRequest(
///       .get, at: "https://api.example.com", path: ["users", name], query: ["page": "2"])
///
/// Each component is percent-encoded separately, so a path segment such as `../admin?` remains one
/// segment.
public struct RemoteRequest: Hashable, Sendable {
  /// The HTTP method of a request.
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  /// The method of the request.
  public var method: Method
  /// The URL of the request.
  public var url: RemoteURL
  /// The header fields of the request.
  public var headers: RemoteHeaders
  /// The body of the request.
  public var body: Data?
  /// The maximum size of the response's body, in bytes. The default is 16 MiB.
  ///
  /// A larger body causes the error `tooLarge`.
  public var maximumBytes: Int

  /// Creates a request for an existing URL.
  public init(
    _ method: Method = .get, _ url: RemoteURL, headers: RemoteHeaders = [:], body: Data? = nil,
    maximumBytes: Int = 16 << 20
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.maximumBytes = maximumBytes
  }

  /// Creates a request for a URL that is built from a base, a path and a query.
  ///
  /// - Parameters:
  ///   - base: The scheme, the host and any start of the path, percent-encoded.
  ///   - path: The segments of the path, without percent-encoding.
  ///   - query: The names and values of the query, in order and without percent-encoding.
  public init(
    _ method: Method = .get, at base: String, path: [String] = [], query: RemoteQuery = [:],
    headers: RemoteHeaders = [:], body: Data? = nil, maximumBytes: Int = 16 << 20
  ) {
    self.init(
      method, RemoteURL(base, path: path, query: query), headers: headers, body: body,
      maximumBytes: maximumBytes)
  }
}

extension RemoteRequest: CustomStringConvertible {
  /// The method and the URL without its query, which can contain a key.
  public var description: String { "\(method.rawValue) \(url)" }

  /// The name of the request in a list of pending work, such as `GET /users/ada`.
  var name: String { "\(method.rawValue) \(URLParts(url.text).path)".clipped }
}

extension RemoteRequest {
  /// Checks that the request can be sent.
  ///
  /// - Throws: `invalidRequest` if the URL, a header field or the body is invalid.
  func check() throws(RemoteError) {
    _ = try url.url()
    try headers.check()
    if body != nil, [.get, .head].contains(method) {
      throw RemoteError(.invalidRequest("\(method.rawValue) has no body"))
    }
  }
}

extension RemoteHeaders {
  /// Checks the names and values of the header fields.
  ///
  /// - Throws: `invalidRequest` if a name is invalid or a value contains a control character.
  fileprivate func check() throws(RemoteError) {
    for (name, value) in fields {
      if !name.isToken {
        throw RemoteError(.invalidRequest("\"\(name.clipped)\" is not a valid header field name"))
      }
      if value.containsControlCharacter {
        throw RemoteError(
          .invalidRequest("the header field \"\(name)\" contains a control character"))
      }
    }
  }
}
