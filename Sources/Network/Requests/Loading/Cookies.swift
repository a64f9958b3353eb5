import Foundation
import PlatenTransport

import FoundationNetworking

extension URLRequest {
  /// Adds the fields that a configuration specifies, and the cookies.
  mutating func apply(_ configuration: URLSessionConfiguration) {
    for case (let name as String, let value) in configuration.httpAdditionalHeaders ?? [:]
    where self.value(forHTTPHeaderField: name) == nil {
      setValue("\(value)", forHTTPHeaderField: name)
    }
    let stored = url.flatMap { configuration.cookies(for: $0) }
    // Foundation adds the cookies of the host to every request, even if the request declines them,
    // and without regard to their path and to `Secure`.
    if value(forHTTPHeaderField: "Cookie") == stored {
      setValue(nil, forHTTPHeaderField: "Cookie")
      applyCookies(configuration)
    }
  }

  /// Sets the cookies of a configuration for the URL, unless the request declines them.
  mutating func applyCookies(_ configuration: URLSessionConfiguration) {
    guard httpShouldHandleCookies,
      let cookies = url.flatMap({ CookieJar(configuration)?.field(for: $0) })
    else { return }
    setValue(cookies, forHTTPHeaderField: "Cookie")
  }

  /// Whether the response in the cache, or an error, replaces a transfer.
  func usesCache(_ cached: CachedURLResponse?) -> Bool {
    cachePolicy == .returnCacheDataDontLoad
      || cachePolicy == .returnCacheDataElseLoad && cached != nil
  }
}

extension URLSessionConfiguration {
  /// Returns the value of the field `Cookie` that Foundation adds to a request; `nil` without
  /// cookies.
  fileprivate func cookies(for url: URL) -> String? {
    let cookies = httpCookieStorage?.cookies(for: url) ?? []
    return cookies.isEmpty ? nil : HTTPCookie.requestHeaderFields(with: cookies)["Cookie"]
  }
}
