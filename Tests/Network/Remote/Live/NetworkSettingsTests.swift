import Foundation
import PlatenContext
import PlatenRemote
import PlatenTestSupport
import Testing

import FoundationNetworking

/// Tests of the properties of a configuration that a client uses.
@Suite struct NetworkSettingsTests {
  private let configuration = URLSessionConfiguration.ephemeral

  /// Starts a server that responds with the head of the request and a cookie.
  private func server() throws -> RawServer {
    try RawServer { connection in
      let isMoved = connection.requestLine.contains("/from")
      connection.send(
        isMoved
          ? "HTTP/1.1 302 Go\r\nLocation: /to\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
          : "HTTP/1.1 200 OK\r\nSet-Cookie: id=7; Path=/\r\nConnection: close\r\n\r\n"
            + connection.head)
    }
  }

  private func head(_ request: RemoteRequest, _ client: RemoteClient) async throws -> String {
    String(decoding: try await client.data(for: request), as: UTF8.self)
  }

  @Test func additionalHeadersAreSentUnlessTheRequestSpecifiesThem() async throws {
    configuration.httpAdditionalHeaders = ["X-App": "forms", "Accept": "text/plain"]
    let server = try server()
    var request = server.request("ada")
    request.headers["Accept"] = "text/html"
    let head = try await head(request, .live(configuration)).lowercased()
    #expect(head.contains("x-app: forms\r\n"))
    #expect(head.contains("accept: text/html\r\n"))
    #expect(!head.contains("text/plain"))
    withExtendedLifetime(server) {}
  }

  @Test func cookiesAreSentToTheServerThatSetThem() async throws {
    let server = try server()
    let client = RemoteClient.live(configuration)
    #expect(try await !head(server.request("ada"), client).contains("Cookie"))
    #expect(try await head(server.request("from"), client).contains("Cookie: id=7\r\n"))
    var request = server.request("ada")
    request.headers["Cookie"] = "id=8"
    #expect(try await head(request, client).lowercased().contains("cookie: id=8\r\n"))
    #expect(try await !head(server.request("ada"), .live).contains("Cookie"))
    withExtendedLifetime(server) {}
  }

  @Test func withoutPermissionNoCookiesAreSent() async throws {
    configuration.httpShouldSetCookies = false
    let server = try server()
    let client = RemoteClient.live(configuration)
    for _ in 0..<2 {
      #expect(try await !head(server.request("ada"), client).contains("Cookie"))
    }
    withExtendedLifetime(server) {}
  }

  @Test func theTimeForAResourceLimitsAResponseThatNeverEnds() async throws {
    configuration.timeoutIntervalForResource = 0.3
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      while connection.send("x") {}
    }
    let request = server.request("ada", maximumBytes: .max)
    let error = await Fault.of(request, .live(configuration))
    #expect(error?.kind == .timedOut(after: .seconds(0.3)))
    withExtendedLifetime(server) {}
  }
}
