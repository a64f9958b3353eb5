import Foundation
import PlatenContext

import FoundationNetworking

/// A response that redirects a request.
final class RedirectResponse: Sendable {
  /// The maximum length of the body, in bytes. Further data is discarded.
  private static let maximumBytes = 1 << 20

  let response: HTTPURLResponse
  /// The request that follows.
  let next: URLRequest
  private let data = Locked(Data())

  init(_ response: HTTPURLResponse, next: URLRequest) {
    (self.response, self.next) = (response, next)
  }

  /// The body, which is the result if the delegate refuses the redirect.
  var body: Data { data.value }

  /// Receives a part of the body.
  func receive(_ part: Data) {
    data.withLock { data in
      if data.count < Self.maximumBytes { data += part }
    }
  }
}
