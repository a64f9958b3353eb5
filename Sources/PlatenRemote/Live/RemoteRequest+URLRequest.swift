import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RemoteRequest {
  /// Returns the request as a `URLRequest`.
  func urlRequest() throws(RemoteError) -> URLRequest {
    var result = URLRequest(url: try url.url())
    result.httpMethod = method.rawValue
    result.httpBody = body
    result.httpShouldHandleCookies = false
    for (name, value) in headers.fields { result.setValue(value, forHTTPHeaderField: name) }
    return result
  }
}
