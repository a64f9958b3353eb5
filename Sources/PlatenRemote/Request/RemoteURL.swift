import Foundation
import PlatenLines

/// The URL of a request, made from parts so that no part can become another.
///
///     let url = RemoteURL("https://api.example.com/3", path: ["movie", "a/b"])
///     url.text  // "https://api.example.com/3/movie/a%2Fb"
///     url.path  // ["3", "movie", "a/b"]
///
/// > Law: **A name stays a name.** Whatever a segment or a value holds, the host is that of the
/// > base, the path has the segments it was given, and they decode to what was given; checked by
/// > `RemoteURLLaws.aNameStaysAName`.
public struct RemoteURL: Hashable, Sendable {
  /// The whole URL, encoded.
  public let text: String

  /// A URL made from parts.
  ///
  /// Can be made from any text; a base that is no URL of a web server is told when the URL is used.
  ///
  /// - Parameters:
  ///   - base: `http` or `https`, host, and a path and query to continue, all encoded already.
  ///   - path: segments of the path after those of the base.
  ///   - query: names and values after those of the base.
  public init(_ base: String, path: [String] = [], query: RemoteQuery = [:]) {
    let parts = URLParts(base)
    let isContinued = !path.isEmpty && parts.path.hasSuffix("/")
    let segments = path.map { "/" + $0.percentEncoded }.joined()
    let queries = [String(parts.query ?? ""), query.encoded].filter { !$0.isEmpty }
    text =
      parts.start + (isContinued ? parts.path.dropLast() : parts.path) + segments
      + (queries.isEmpty ? "" : "?" + queries.joined(separator: "&"))
  }

  /// A URL that exists already.
  public init(_ url: URL) { self.init(url.absoluteString) }

  /// The host, and the port if the URL names one.
  public var host: String { String(URLParts(text).host) }

  /// The segments of the path, decoded.
  public var path: [String] {
    URLParts(text).path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map(\.percentDecoded)
  }

  /// The names and values of the query, decoded.
  public var query: RemoteQuery { RemoteQuery(encoded: URLParts(text).query ?? "") }
}

extension RemoteURL: CustomStringConvertible {
  /// The URL without what may be secret: its query, and a user before the host.
  public var description: String {
    let parts = URLParts(text)
    return ((parts.scheme.map { $0 + "://" } ?? "") + parts.host + parts.path).clipped
  }
}

extension RemoteURL {
  /// The URL for the system.
  ///
  /// - Throws: `invalidRequest` where the base is no `http` or `https` URL with a host, holds
  ///   characters that are not encoded, or a user name.
  public func url() throws(RemoteError) -> URL {
    if let flaw { throw RemoteError(.invalidRequest(flaw)) }
    guard let url = URL(string: text, encodingInvalidCharacters: false), url.host() != nil else {
      throw RemoteError(
        .invalidRequest("\"\(self)\" contains characters that must be percent-encoded"))
    }
    return url
  }

  /// What is wrong with the URL.
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

  /// Whether the host is a name or an address of version 4, or one of version 6 in brackets.
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
