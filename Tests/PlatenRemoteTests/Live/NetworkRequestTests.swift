import Foundation
import PlatenReactive
import PlatenRemote
import PlatenTestSupport
import Testing

@Suite struct NetworkRequestTests {
  /// Starts a server that redirects `/from` and responds to other requests with a description of
  /// them.
  private func server(to location: String, status: Int = 302) throws -> RawServer {
    try RawServer { connection in
      if connection.requestLine.contains("/from") {
        connection.send(
          "HTTP/1.1 \(status) Go\r\nLocation: \(location)\r\nContent-Length: 2\r\n\r\ngo")
      } else {
        connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(connection.head)")
      }
    }
  }

  private func head(_ request: RemoteRequest) async throws -> String {
    String(decoding: try await RemoteClient.live.data(for: request), as: UTF8.self)
  }

  @Test func aRedirectToTheSameHostIsFollowedWithAllFields() async throws {
    let server = try server(to: "/to")
    var request = server.request("from")
    request.headers["Authorization"] = "Bearer secret"
    let head = try await head(request)
    #expect(head.hasPrefix("GET /to HTTP/1.1\r\n"))
    #expect(head.lowercased().contains("authorization: bearer secret"))
    withExtendedLifetime(server) {}
  }

  @Test func aRedirectToAnotherHostIsFollowedWithoutSecrets() async throws {
    let other = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(connection.head)")
    }
    let server = try server(to: "http://127.0.0.1:\(other.port)/to")
    var request = server.request("from")
    request.headers["Authorization"] = "Bearer secret"
    request.headers["Accept"] = "text/plain"
    let head = try await head(request)
    #expect(head.hasPrefix("GET /to HTTP/1.1\r\n"))
    #expect(head.contains("text/plain"))
    #expect(!head.contains("secret"))
    withExtendedLifetime((server, other)) {}
  }

  @Test(arguments: ["file:///etc/passwd", "mailto:ada@h", "ftp://h/", "/from", ""])
  func otherRedirectsAreNotFollowed(location: String) async throws {
    let server = try server(to: location)
    let error = await Fault.of(server.request("from"), .live)
    let description = try #require(error?.description)
    #expect(["answered", "did not send an HTTP response"].contains { description.contains($0) })
    withExtendedLifetime(server) {}
  }

  @Test func aPostRequestIsNotRedirected() async throws {
    let server = try server(to: "/to", status: 307)
    let request = RemoteRequest(
      .post, at: "http://127.0.0.1:\(server.port)", path: ["from"], body: Data("x".utf8))
    let error = await Fault.of(request)
    #expect(
      error?.description
        == "127.0.0.1:\(server.port) answered 307: a redirect to /to, which is not followed.")
    withExtendedLifetime(server) {}
  }
}
