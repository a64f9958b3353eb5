import Foundation
import PlatenLines

/// The URL of a request, in which no component can change the meaning of another.
///
///     let url = RemoteURL("https://api.example.com/3", path: ["movie", "a/b"])
///     url.text  // "https://api.example.com/3/movie/a%2Fb"
///     url.path  // ["3", "movie", "a/b"]
///
/// > Law: **Encoded segments decode to themselves.** For all segments and query values, the host is
/// > that of the base, the path has the specified segments, and the segments and values decode to
/// > the specified strings; checked by `RemoteURLLaws.encodedSegmentsDecodeToThemselves`.
public struct RemoteURL: Hashable, Sendable {
  /// The percent-encoded text of the URL.
  public let text: String

  /// Creates a URL from a base, a path and a query.
  ///
  /// The initializer accepts any strings. An invalid base causes an error when the URL is used.
  ///
  /// - Parameters:
  ///   - base: A percent-encoded `http` or `https` URL, which can include the start of the path and
  ///     of the query.
  ///   - path: The segments of the path, which follow the segments of the base.
  ///   - query: The names and values of the query, which follow the query of the base.
  public init(_ base: String, path: [String] = [], query: RemoteQuery = [:]) {
    let parts = URLParts(base)
    let isContinued = !path.isEmpty && parts.path.hasSuffix("/")
    let segments = path.map { "/" + $0.percentEncoded }.joined()
    let queries = [String(parts.query ?? ""), query.encoded].filter { !$0.isEmpty }
    text =
      parts.start + (isContinued ? parts.path.dropLast() : parts.path) + segments
      + (queries.isEmpty ? "" : "?" + queries.joined(separator: "&"))
  }

  /// Creates a request URL from a Foundation URL.
  public init(_ url: URL) { self.init(url.absoluteString) }

  /// The host, with the port if the URL specifies one.
  public var host: String { String(URLParts(text).host) }

  /// The segments of the path, without percent-encoding.
  public var path: [String] {
    URLParts(text).path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map(\.percentDecoded)
  }

  /// The names and values of the query, without percent-encoding.
  public var query: RemoteQuery { RemoteQuery(encoded: URLParts(text).query ?? "") }
}

extension RemoteURL: CustomStringConvertible {
  /// The URL without the query and the user name, which can be secret.
  public var description: String {
    let parts = URLParts(text)
    return ((parts.scheme.map { $0 + "://" } ?? "") + parts.host + parts.path).clipped
  }
}

extension RemoteURL {
  /// Returns the URL as a Foundation URL.
  ///
  /// - Throws: `invalidRequest` if the base is not an `http` or `https` URL with a host, or if the
  ///   base contains a user name or characters that must be percent-encoded.
  public func url() throws(RemoteError) -> URL {
    if let flaw { throw RemoteError(.invalidRequest(flaw)) }
    guard let url = URL(string: text, encodingInvalidCharacters: false), url.host() != nil else {
      throw RemoteError(
        .invalidRequest("\"\(self)\" contains characters that must be percent-encoded"))
    }
    return url
  }

  /// The message about an invalid URL, or `nil` if the URL is valid.
  private var flaw: String? {
    let parts = URLParts(text)
    if parts.scheme.map({ ["http", "https"].contains($0.lowercased()) }) != true {
      return "\"\(self)\" does not begin with http:// or https://"
    }
    if parts.hasUser { return "a URL must not contain a user name; send it in a header" }
    if parts.hostName.isEmpty { return "\"\(self)\" has no host" }
    if !parts.hasHost { return "\"\(self)\" has invalid characters in its host" }
    if !parts.hasPort { return "\"\(self)\" has a port that is not between 0 and 65535" }
    return nil
  }
}

extension URLParts {
  private static let digits = Set("0123456789".utf8)
  private static let hostBytes = digits.union(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-._".utf8)
  private static let addressBytes = digits.union("abcdefABCDEF:.".utf8)

  /// Whether the host is a name, an IPv4 address, or an IPv6 address in brackets.
  fileprivate var hasHost: Bool {
    guard hostName.hasPrefix("["), hostName.hasSuffix("]") else {
      return hostName.utf8.allSatisfy(Self.hostBytes.contains)
    }
    return hostName.dropFirst().dropLast().utf8.allSatisfy(Self.addressBytes.contains)
  }

  fileprivate var hasPort: Bool {
    port.map { UInt16($0) != nil && $0.utf8.allSatisfy(Self.digits.contains) } ?? true
  }
}
