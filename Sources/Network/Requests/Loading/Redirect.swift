import Foundation
import PlatenTransport

import FoundationNetworking

extension URLRequest {
  /// Returns the request that follows a redirect; `nil` if the response is not a redirect, or if
  /// it leads from `https` to `http`.
  ///
  /// Fields with credentials are removed if the redirect leads to another origin. The statuses
  /// 307 and 308 preserve the method and the body.
  func redirected(by head: ResponseHead) -> URLRequest? {
    guard let url, let target = head.redirectTarget(from: url) else { return nil }
    var next = self
    next.url = target
    next.setValue(nil, forHTTPHeaderField: "Cookie")
    if !target.hasSameOrigin(as: url) {
      next.setValue(nil, forHTTPHeaderField: "Authorization")
      next.setValue(nil, forHTTPHeaderField: "Host")
    }
    if head.changesMethod(httpMethod ?? "GET") {
      next.httpMethod = "GET"
      next.setValue(nil, forHTTPHeaderField: "Content-Type")
      next.setValue(nil, forHTTPHeaderField: "Content-Length")
    }
    return next
  }
}

extension ResponseHead {
  /// Whether a client that follows the redirect sends `GET` instead of a method.
  fileprivate func changesMethod(_ method: String) -> Bool {
    switch status {
    case 301, 302: method == "POST"
    case 303: method != "HEAD"
    default: false
    }
  }
}
