import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers the requests of a `URLSession` by their path, without a network.
final class StubProtocol: URLProtocol {
  /// A session that answers each path with a status and a body, and others with 404.
  static func session(_ answers: [String: (status: Int, body: String)]) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    let encoded = answers.mapValues { "\($0.status) \($0.body)" }
    configuration.httpAdditionalHeaders = encoded
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let client else { return }
    let answer = request.value(forHTTPHeaderField: url.path) ?? "404 "
    let parts = answer.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let response = HTTPURLResponse(
      url: url, statusCode: Int(parts[0]) ?? 0, httpVersion: nil, headerFields: nil)
    client.urlProtocol(self, didReceive: response!, cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: Data(parts[1].utf8))
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
