import Foundation
import Synchronization

/// A URL protocol that answers requests by their URLs, without a network.
final class StubProtocol: URLProtocol {
  struct Answer {
    let status: Int
    let body: Data
  }

  private static let answers = Mutex<[String: Answer]>([:])

  /// Returns a session that answers one URL with a status and a body, and all others with 404.
  static func session(answering address: String, _ status: Int, _ body: Data) -> URLSession {
    answers.withLock { $0[address] = Answer(status: status, body: body) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let client else { return }
    let answers = Self.answers.withLock { $0 }
    let answer = answers[url.absoluteString] ?? Answer(status: 404, body: Data())
    let response = HTTPURLResponse(
      url: url, statusCode: answer.status, httpVersion: nil, headerFields: nil)
    client.urlProtocol(self, didReceive: response!, cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: answer.body)
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

extension Data {
  /// Creates data from a string, encoded as UTF-8.
  init(_ text: String) { self = Data(text.utf8) }

  /// An image of one pixel.
  static let pixel = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg\
      gg==
      """)!
}
