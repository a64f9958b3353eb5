import Foundation
import PlatenContext
import PlatenRemote
import PlatenTestSupport
import Testing

import FoundationNetworking

/// Tests of the app's own protocol classes in a configuration.
@Suite struct ProtocolRequestTests {
  private var client: RemoteClient {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Mock.self] + (configuration.protocolClasses ?? [])
    configuration.httpAdditionalHeaders = ["X-App": "forms"]
    return .live(configuration)
  }

  private func request(_ path: String, maximumBytes: Int = 1000) -> RemoteRequest {
    RemoteRequest(
      .post, at: "http://mock.invalid", path: [path], headers: ["X-Own": "1"],
      body: Data("body".utf8), maximumBytes: maximumBytes)
  }

  @Test func aProtocolClassReceivesFieldsAndBody() async throws {
    let response = try await client.response(for: request("echo"))
    #expect(String(decoding: response.body, as: UTF8.self) == "POST /echo forms 1 body")
    #expect(response.headers["x-mock"] == "yes")
  }

  @Test func aRequestThatNoClassAcceptsUsesTheNetwork() async throws {
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")
    let response = try await client.response(for: server.request("ada"))
    #expect(String(decoding: response.body, as: UTF8.self) == "hello")
  }

  @Test(arguments: [401, 407, 302])
  func everyStatusOfAProtocolClassIsReported(status: Int) async throws {
    let error = try await #require(Fault.of(request("\(status)"), client))
    guard case .status(let status) = error.kind else { return #expect(error.kind == .malformed) }
    #expect([401, 407, 302].contains(status.code))
  }

  @Test func errorsOfAProtocolClassKeepTheirKinds() async throws {
    let kinds: [String: RemoteError.Kind] = [
      "timeout": .timedOut(after: .seconds(30)), "lost": .interrupted, "bad": .malformed,
      "empty": .malformed, "cancelled": .cancelled,
    ]
    for (path, kind) in kinds {
      #expect(await Fault.of(request(path), client)?.kind == kind, "\(path)")
    }
    let error = await Fault.of(request("tls"), client)
    #expect(error?.description.hasPrefix("cannot connect securely to mock.invalid: ") == true)
  }

  @Test func aBodyAboveTheLimitOfTheRequestIsTooLarge() async throws {
    let error = await Fault.of(request("echo", maximumBytes: 4), client)
    #expect(error?.kind == .tooLarge(limit: 4))
  }

  @Test func cancelingARequestStopsTheProtocolClass() async throws {
    let (isStopped, stop) = AsyncStream.makeStream(of: Void.self)
    let (hasBegun, begin) = AsyncStream.makeStream(of: Void.self)
    Mock.hanging.value = (begin: { begin.finish() }, stop: { stop.finish() })
    let task = Task { [client, request = request("hang")] in await Fault.of(request, client) }
    for await _ in hasBegun {}
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    for await _ in isStopped {}
  }
}

/// A protocol class that answers the requests to one host.
private final class Mock: URLProtocol {
  static let hanging = Locked<(begin: @Sendable () -> Void, stop: @Sendable () -> Void)>(({}, {}))

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host() == "mock.invalid"
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  private var path: String { request.url?.path() ?? "" }

  override func startLoading() {
    let errors: [String: URLError.Code] = [
      "/timeout": .timedOut, "/lost": .networkConnectionLost, "/bad": .badServerResponse,
      "/cancelled": .cancelled, "/tls": .serverCertificateUntrusted,
    ]
    if let code = errors[path] {
      client?.urlProtocol(self, didFailWithError: URLError(code))
    } else if path == "/empty" {
      client?.urlProtocolDidFinishLoading(self)
    } else if path == "/hang" {
      Mock.hanging.value.begin()
    } else {
      answer()
    }
  }

  private func answer() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: Int(path.dropFirst()) ?? 200, httpVersion: nil,
        headerFields: ["X-Mock": "yes"])
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    let words = [
      request.httpMethod, path, request.value(forHTTPHeaderField: "X-App"),
      request.value(forHTTPHeaderField: "X-Own"),
      request.httpBody.map { String(decoding: $0, as: UTF8.self) },
    ]
    client?.urlProtocol(
      self, didLoad: Data(words.compactMap { $0 }.joined(separator: " ").utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() { if path == "/hang" { Mock.hanging.value.stop() } }
}
