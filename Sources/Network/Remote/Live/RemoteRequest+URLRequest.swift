import Foundation

import FoundationNetworking

extension RemoteRequest {
  /// Returns the request as a `URLRequest` with the specified header fields.
  func urlRequest(_ fields: [(name: String, value: String)]) throws(RemoteError) -> URLRequest {
    var result = URLRequest(url: try url.url())
    result.httpMethod = method.rawValue
    result.httpBody = body
    result.httpShouldHandleCookies = false
    for (name, value) in fields { result.setValue(value, forHTTPHeaderField: name) }
    return result
  }
}
