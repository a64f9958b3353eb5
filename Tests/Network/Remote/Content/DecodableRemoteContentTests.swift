import Foundation
import PlatenContext
import PlatenRemote
import PlatenTestSupport
import Testing

import FoundationNetworking

/// Tests of content that is requested and decoded.
@MainActor
@Suite struct DecodableRemoteContentTests {
  private let own = Wire()
  private let handed = Wire()
  private let request = RemoteRequest(.get, at: "http://h/n")

  @Test func contentUsesTheClientOfTheEnvironment() {
    let content = DecodableRemoteContent(request: request, type: Int.self)
    content.use(handed.client)
    content.load()
    #expect(handed.calls.map(\.request) == [request])
  }

  @Test func contentAlwaysUsesItsInitialClient() {
    let content = DecodableRemoteContent(request: request, type: Int.self, client: own.client)
    content.use(handed.client)
    content.load()
    #expect(own.calls.count == 1)
    #expect(handed.calls.isEmpty)
  }

  @Test func urlSessionContentUsesTheConfigurationAndReportsProgress() async throws {
    let server = try RawServer { connection in
      let agent = connection.head.contains("X-Platen: yes") ? 1 : 0
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n\(agent)")
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["X-Platen": "yes"]
    let content = DecodableRemoteContent(
      urlSession: URLSession(configuration: configuration),
      url: try server.request("n").url.url(), type: Int.self)
    var states: [String] = []
    let subscription = content.$loadingState.sink { states.append($0.text) }
    content.use(handed.client)
    content.load()
    for await state in content.$loadingState.values where !state.isInProgress { break }
    #expect(states == ["initial", "in progress", "in progress: 1 of 1", "1"])
    #expect(handed.calls.isEmpty)
    withExtendedLifetime((server, subscription)) {}
  }
}
