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
  /// What a recording calls the request: `GET /users/ada?page=2`. Where it is sent is left out, as it
  /// may be another place on another machine; so are values that are secret by their names.
  var question: String {
    let query = url.query.items.map { item in
      item.name + (item.value.map { "=" + (item.name.namesSecret ? "•••" : $0) } ?? "")
    }
    let path = url.path.map { "/" + $0 }.joined()
    return "\(method.rawValue) \(path)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}

extension String {
  /// What says so wherever it stands in a name, and what does as a word of it.
  private static let (telling, tellingWords) = (
    [
      "apikey", "authoriz", "cookie", "credential", "passw", "secret", "session", "signature",
      "token",
    ],
    Set(["auth", "jwt", "key", "otp", "pass", "passphrase", "pin", "pwd", "sid", "sig"])
  )

  /// Whether what has this name is not to be written down.
  var namesSecret: Bool {
    let name = lowercased()
    return Self.telling.contains { name.contains($0) } || !words.isDisjoint(with: Self.tellingWords)
  }

  /// The words of a name such as `api_key` or `apiKey`, in lower case.
  private var words: Set<String> {
    let parts = matches(of: /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/)
    return Set(parts.map { $0.output.lowercased() })
  }
}
