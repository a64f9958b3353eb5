import Foundation
import FoundationNetworking
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct RedirectTests {
  private static func moved(_ status: String, to location: String) -> String {
    .response("moved", status: status, "Location: \(location)", "Connection: close")
  }

  @Test func aRedirectIsFollowedToItsTarget() async throws {
    let server = try RawServer(answering: [
      "/old": Self.moved("302 Found", to: "/new"), "/new": .response("here"),
    ])
    let (data, response) = try await TestSession.make().data(from: server.url("/old"))
    #expect(String(decoding: data, as: UTF8.self) == "here")
    #expect(response.url == (try server.url("/new")))
  }

  @Test func endlessRedirectsAreAnError() async throws {
    let server = try RawServer(answering: ["/": Self.moved("302 Found", to: "/")])
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().data(from: server.url())
    }
    #expect(error?.code == .httpTooManyRedirects)
  }

  @Test(arguments: [
    ("301 Moved", "POST", "GET "), ("302 Found", "POST", "GET "), ("302 Found", "PUT", "PUT body"),
    ("303 See Other", "PUT", "GET "), ("307 Temporary", "POST", "POST body"),
    ("308 Permanent", "PATCH", "PATCH body"),
  ])
  func theStatusDeterminesMethodAndBody(
    status: String, method: String, next: String
  ) async throws {
    let received = Locked("")
    let server = try RawServer { connection in
      let body = connection.body()
      guard connection.requestLine.contains("/new") else {
        connection.send(Self.moved(status, to: "/new"))
        return
      }
      received.value = "\(connection.requestLine.prefix { $0 != " " }) \(body)"
      connection.send(.response(""))
    }
    var request = URLRequest(url: try server.url("/old"))
    request.httpMethod = method
    request.httpBody = Data("body".utf8)
    _ = try await TestSession.make().data(for: request)
    #expect(received.value == next)
    withExtendedLifetime(server) {}
  }

  @Test func credentialsStayWithTheirOrigin() async throws {
    let heads = Locked<[String]>([])
    let other = try RawServer { connection in
      heads.withLock { $0.append(connection.head) }
      connection.send(.response(""))
    }
    let target = try other.url().absoluteString
    let server = try RawServer { connection in
      heads.withLock { $0.append(connection.head) }
      let isFirst = connection.requestLine.contains("/first")
      connection.send(Self.moved("302 Found", to: isFirst ? "/second" : target))
    }
    var request = URLRequest(url: try server.url("/first"))
    request.setValue("Bearer abc", forHTTPHeaderField: "Authorization")
    _ = try await TestSession.make().data(for: request)
    #expect(heads.value.map { $0.contains("Bearer abc") } == [true, true, false])
    withExtendedLifetime((server, other)) {}
  }

  @Test func aDelegateCanRefuseARedirect() async throws {
    let server = try RawServer(answering: [
      "/old": .response("moved", status: "302 Found", "Location: /new")
    ])
    let session = TestSession.make(delegate: RefusingDelegate())
    let (data, response) = try await session.data(from: server.url("/old"))
    #expect((response as? HTTPURLResponse)?.statusCode == 302)
    #expect(String(decoding: data, as: UTF8.self) == "moved")
  }
}

/// A delegate that follows no redirect.
private final class RefusingDelegate: NSObject, URLSessionTaskDelegate, Sendable {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
