import Foundation

/// What is asked of a server.
///
///     let request = RemoteRequest(
///       .get, at: "https://api.example.com", path: ["users", name], query: ["page": "2"])
///
/// Each part is percent-encoded whole, so a name such as `../admin?` stays a name.
public struct RemoteRequest: Hashable, Sendable {
  /// What is to be done with the thing that the URL names.
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  /// What is to be done.
  public var method: Method
  /// With what.
  public var url: RemoteURL
  /// What the server is told besides.
  public var headers: RemoteHeaders
  /// What the server is sent.
  public var body: Data?
  /// The bytes that an answer's body may have; more is the error `tooLarge`. 16 MiB by default.
  public var maximumBytes: Int

  /// A request of a URL that exists already.
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

  /// A request of a URL that is made from parts.
  ///
  /// - Parameters:
  ///   - base: scheme, host and what else is before `path`, encoded already.
  ///   - path: segments of the path, as they are meant.
  ///   - query: names and values, as they are meant, in this order.
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
  /// The method and the URL without its query, which may hold a key.
  public var description: String { "\(method.rawValue) \(url)" }

  /// What a list of what is pending calls the request: `GET /users/ada`.
  var name: String { "\(method.rawValue) \(URLParts(url.text).path)".clipped }
}

extension RemoteRequest {
  /// - Throws: `invalidRequest` where the request cannot be sent as it is.
  func check() throws(RemoteError) {
    _ = try url.url()
    try headers.check()
    if body != nil, [.get, .head].contains(method) {
      throw RemoteError(.invalidRequest("\(method.rawValue) has no body"))
    }
  }
}

extension RemoteHeaders {
  /// - Throws: `invalidRequest` where a field would not stay one line of its own.
  fileprivate func check() throws(RemoteError) {
    for (name, value) in fields {
      if name.wholeMatch(of: /[a-z0-9!#$%&'*+.^_`|~-]+/) == nil {
        throw RemoteError(.invalidRequest("\"\(name.clipped)\" is not a valid header field name"))
      }
      if value.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\t" || $0.value == 127 }) {
        throw RemoteError(
          .invalidRequest("the header field \"\(name)\" contains a control character"))
      }
    }
  }
}
