import Foundation
import PlatenCombineNetworking
import Testing

import FoundationNetworking

struct DataTaskPublisherTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }()

  @Test func theResponseIsPublished() async throws {
    let url = try #require(URL(string: "stub://host/ada"))
    var iterator = session.dataTaskPublisher(for: url).map(\.data).values.makeAsyncIterator()
    #expect(try await iterator.next() == Data("/ada".utf8))
    #expect(try await iterator.next() == nil)
  }

  @Test func anErrorIsAFailure() async throws {
    let url = try #require(URL(string: "stub://host/fail"))
    await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: url).values {}
    }
  }

  @Test func theResponseArrivesAtTheNextInstantOfTheSession() async throws {
    let platen = TestSession()
    let url = try #require(URL(string: "stub://host/users"))
    let received = Unprotected<[String]>([])
    var subscription: AnyCancellable?
    await withCheckedContinuation { arrived in
      platen.onArrival = { arrived.resume() }
      subscription = platen.perform {
        session.dataTaskPublisher(for: url).sink(
          receiveCompletion: { _ in },
          receiveValue: { received.value.append(String(decoding: $0.data, as: UTF8.self)) })
      }
    }
    #expect(received.value == [])
    platen.queue.advance()
    #expect(received.value == ["/users"])
    #expect(platen.labels.map(\.name) == ["GET /users"])
    #expect(platen.labels[0].place?.hasPrefix("PlatenCombineTests/URLSession") == true)
    subscription?.cancel()
  }
}

/// A URL protocol that responds to each request with its path.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path != "/fail" else {
      client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
      return
    }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
