import Foundation
import PlatenLines

extension RemoteURL {
  /// The URL for the system.
  ///
  /// - Throws: `invalidRequest` where the base is no `http` or `https` URL with a host, holds
  ///   characters that are not encoded, or a user name.
  public func url() throws(RemoteError) -> URL {
    if let flaw { throw RemoteError(.invalidRequest(flaw)) }
    guard let url = URL(string: text, encodingInvalidCharacters: false), url.host() != nil else {
      throw RemoteError(
        .invalidRequest("«\(self)» holds characters that must be percent-encoded"))
    }
    return url
  }

  /// What is wrong with the URL.
  private var flaw: String? {
    let parts = URLParts(text)
    if parts.scheme.map({ ["http", "https"].contains($0.lowercased()) }) != true {
      return "«\(self)» does not begin with http:// or https://"
    }
    if parts.hasUser { return "a URL must not hold a user name; send it in a header" }
    if parts.hostName.isEmpty { return "«\(self)» names no host" }
    if !parts.hasHost { return "«\(self)» names a host in characters that no host has" }
    if !parts.hasPort { return "«\(self)» names a port that is not between 0 and 65535" }
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
