import Foundation
import Platen
import PlatenTestSupport
import Testing

import FoundationNetworking

/// Tests of requests in virtual time without a stubbed response.
@Suite @MainActor struct UnstubbedRequestTests {
  /// Opens a screen that sends a request with a key to a server.
  private func session(
    asking server: RawServer, by client: RemoteClient? = nil, time: Session.Time = .virtual
  ) -> Session {
    let posts = DecodableRemoteContent(
      request: RemoteRequest(
        at: server.request().url.text, path: ["posts"], query: ["key": "hunter2"]),
      type: [String].self, client: client)
    return Session(RemoteContentView(remoteContent: posts) { Text($0.joined()) }, time: time)
  }

  @Test func unstubbedRequestsFailImmediatelyAndExplainTheFix() async throws {
    let server = try RawServer { _ in Issue.record("The server was asked.") }
    let host = server.request().url.host
    let session = session(asking: server)
    try await session.wait()
    #expect(session.elapsed < .milliseconds(1))
    #expect(
      session.lines.joined(separator: " ") == """
        \(host) cannot be reached: no stub answers GET /posts in virtual time; pass a response to \
        expectTranscript(responses:).
        """)
    #expect(
      session.log.lines == [
        """
        warning: no stub answers GET /posts at \(host): RemoteClient.live does not use the network in \
        virtual time; pass a response to expectTranscript(responses:), or set another client in \
        .environment(\\.remoteClient)
        """
      ])
  }

  @Test func anExplicitLiveClientUsesTheNetwork() async throws {
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\n\r\n[\"Hello\"]")
    for session in [
      session(asking: server, by: .live(.ephemeral)),
      session(asking: server, time: .real),
    ] {
      try await session.wait(atMost: .seconds(3_600))
      #expect(session.lines == ["Hello"])
      #expect(session.log.lines == [])
      session.close()
    }
  }

  @Test func aProtocolClassCanAnswerRequests() async throws {
    let server = try RawServer { _ in Issue.record("The server was asked.") }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    let session = session(asking: server, by: .live(configuration))
    try await session.wait()
    #expect(session.lines == ["Hello"])
    session.close()
  }
}

/// A URL protocol that responds to every request without a server.
private final class Answering: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canInit(with task: URLSessionTask) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"["Hello"]"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
