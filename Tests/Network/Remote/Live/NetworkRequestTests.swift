import Foundation
import PlatenContext
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

  @Test func aRedirectLoopEndsAfterTenRedirects() async throws {
    let requests = Locked(0)
    let server = try RawServer { connection in
      requests.withLock { $0 += 1 }
      connection.send("HTTP/1.1 302 Go\r\nLocation: /from\r\nContent-Length: 0\r\n\r\n")
    }
    let error = await Fault.of(server.request("from"), .live)
    #expect(
      error?.description
        == "127.0.0.1:\(server.port) answered 302: a redirect to /from, which is not followed.")
    #expect(requests.value == 11)
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

  @Test func aResponseWithThousandsOfFieldsIsComplete() async throws {
    let fields = (0..<5_000).map { "X-\($0): \($0)\r\n" }.joined()
    let server = try RawServer(
      sending: "HTTP/1.1 200 OK\r\n\(fields)Content-Length: 2\r\n\r\nok")
    let response = try await RemoteClient.patient.response(for: server.request())
    #expect(response.headers["X-4999"] == "4999")
    #expect(response.headers.fields.count == 5_001)
    withExtendedLifetime(server) {}
  }

  @Test func progressIsReportedAsBytesArrive() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 3000\r\n\r\n")
      for _ in 0..<3 { connection.send(String(repeating: "x", count: 1000)) }
    }
    var progress: [RemoteProgress] = []
    for try await event in RemoteClient.live.events(for: server.request()).values {
      if case .progress(let part) = event { progress.append(part) }
    }
    #expect(progress.allSatisfy { $0.expected == 3000 })
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $0.received < $1.received })
    #expect(progress.last?.fraction == 1)
    withExtendedLifetime(server) {}
  }

  @Test func cancelingTheTaskClosesTheConnection() async throws {
    let (hasBegun, begin) = AsyncStream.makeStream(of: Void.self)
    let (isClosed, close) = AsyncStream.makeStream(of: Void.self)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 3000\r\n\r\nhello")
      begin.finish()
      connection.waitForClose()
      close.finish()
    }
    let request = server.request()
    let task = Task { await Fault.of(request, .patient) }
    for await _ in hasBegun {}
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    for await _ in isClosed {}
    withExtendedLifetime(server) {}
  }

  @Test func cancelingTheSubscriptionClosesTheConnection() async throws {
    let (hasBegun, begin) = AsyncStream.makeStream(of: Void.self)
    let (isClosed, close) = AsyncStream.makeStream(of: Void.self)
    let server = try RawServer { connection in
      begin.finish()
      connection.waitForClose()
      close.finish()
    }
    let subscription = RemoteClient.patient.responsePublisher(for: server.request())
      .sink { _ in
        Issue.record("ended")
      } receiveValue: { _ in
        Issue.record("answered")
      }
    for await _ in hasBegun {}
    subscription.cancel()
    for await _ in isClosed {}
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [true, false])
  func hundredsOfRequestsLeaveNoOpenSockets(isDefault: Bool) async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n")
      if connection.requestLine.contains("half") { return }
      if connection.requestLine.contains("hang") { return connection.waitForClose() }
      connection.send("hi")
    }
    let client = isDefault ? RemoteClient.live : .live(.ephemeral)
    _ = await Fault.of(server.request("first"), client)
    await withTaskGroup { group in
      for index in 0..<300 {
        let request = server.request(["whole", "half", "hang"][index % 3], "\(index)")
        group.addTask {
          let task = Task { await Fault.of(request, client) }
          if index % 3 == 2 || index % 10 == 0 { task.cancel() }
          _ = await task.value
        }
        if index % 20 == 19 { await group.waitForAll() }
      }
    }
    #expect(await OpenConnections.end(to: server.port))
    withExtendedLifetime(server) {}
  }
}
