import Foundation
import FoundationNetworking
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct TransportProtocolTests {
  @Test func aResponseHasItsStatusFieldsAndBody() async throws {
    let server = try RawServer(
      sending: .response("{}", status: "201 Created", "Content-Type: application/json", "X-A: b"))
    let (data, response) = try await TestSession.make().data(from: server.url("/users"))
    let http = try #require(response as? HTTPURLResponse)
    #expect(String(decoding: data, as: UTF8.self) == "{}")
    #expect(http.statusCode == 201)
    #expect(http.mimeType == "application/json")
    #expect(http.value(forHTTPHeaderField: "x-a") == "b")
    #expect(http.url == (try server.url("/users")))
  }

  @Test func theProtocolClassesOfAnAppComeFirst() async throws {
    let session = TestSession.make { $0.protocolClasses?.insert(Teapot.self, at: 0) }
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let (_, response) = try await session.data(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 418)
  }
}

/// A protocol class of an app, which answers every request with status 418.
private final class Teapot: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 418, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
