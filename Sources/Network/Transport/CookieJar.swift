import Foundation

import FoundationNetworking

/// The cookies that the requests of a `URLSessionConfiguration` share.
package struct CookieJar: Sendable {
  private let storage: HTTPCookieStorage
  private let policy: HTTPCookie.AcceptPolicy

  /// Creates a jar; returns `nil` if requests have no cookies.
  package init?(_ configuration: URLSessionConfiguration) {
    guard configuration.httpShouldSetCookies, let storage = configuration.httpCookieStorage else {
      return nil
    }
    self.storage = storage
    policy = configuration.httpCookieAcceptPolicy
  }

  /// Returns the value of the `Cookie` field for a URL; `nil` without a cookie.
  package func field(for url: URL) -> String? {
    let cookies = (storage.cookies(for: url) ?? []).filter { $0.matches(url) }
      .sorted { ($1.path.count, $0.name) < ($0.path.count, $1.name) }
    return cookies.isEmpty
      ? nil : cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }

  /// Stores the cookies in the header fields of a response.
  package func store(_ fields: [(name: String, value: String)], from url: URL) {
    guard policy != .never else { return }
    for (name, value) in fields where name.lowercased() == "set-cookie" {
      // Foundation on Linux crashes if a field contains a character of several UTF-16 units.
      guard value.utf8.allSatisfy({ 32..<127 ~= $0 }) else { continue }
      let cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": value], for: url)
      storage.setCookies(cookies, for: url, mainDocumentURL: nil)
    }
  }
}

extension HTTPCookie {
  /// Whether the path and the scheme of a URL permit the cookie. Foundation on Linux compares only
  /// the host.
  fileprivate func matches(_ url: URL) -> Bool {
    let requested = url.path().isEmpty ? "/" : url.path()
    let isPermitted = !isSecure || url.scheme?.lowercased() == "https"
    return isPermitted
      && (requested == path || path.hasSuffix("/") && requested.hasPrefix(path)
        || requested.hasPrefix(path + "/"))
  }
}
