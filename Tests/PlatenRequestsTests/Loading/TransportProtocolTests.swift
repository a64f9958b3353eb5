import Foundation
import FoundationNetworking
import PlatenReactive
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

  @Test func aCompletionHandlerReceivesAllPartsOfABody() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      for _ in 0..<50 { connection.send(String(repeating: "a", count: 10_000)) }
    }
    let url = try server.url()
    let count = await withCheckedContinuation { continuation in
      TestSession.make().dataTask(with: url) { data, _, _ in
        continuation.resume(returning: data?.count)
      }
      .resume()
    }
    #expect(count == 500_000)
    withExtendedLifetime(server) {}
  }

  @Test func aDelegateReceivesDataBeforeTheBodyIsComplete() async throws {
    let isRead = DispatchSemaphore(value: 0)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
      isRead.wait()
      connection.send("later")
    }
    let recorder = DataRecorder { if $0 == "first" { isRead.signal() } }
    let task = TestSession.make(delegate: recorder).dataTask(with: try server.url())
    task.resume()
    #expect(await recorder.error == nil)
    #expect(recorder.text == "firstlater")
    withExtendedLifetime(server) {}
  }

  @Test func aStatus401CompletesWithItsResponse() async throws {
    for challenge in ["Bearer", "Basic realm=\"a\"", "Digest realm=\"a\", nonce=\"b\"", "Basic"] {
      let server = try RawServer(
        sending: .response("no", status: "401 Unauthorized", "WWW-Authenticate: \(challenge)"))
      for session in [TestSession.make(), TestSession.make(delegate: DataRecorder { _ in })] {
        let (data, response) = try await session.data(from: server.url())
        let http = try #require(response as? HTTPURLResponse)
        #expect(http.statusCode == 401)
        #expect(http.value(forHTTPHeaderField: "WWW-Authenticate") == challenge)
        #expect(http.url != nil)
        #expect(data.count == 2)
      }
    }
  }

  @Test func aCanceledTaskClosesItsConnection() async throws {
    let server = try RawServer { $0.waitForClose() }
    let session = TestSession.make { $0.urlCache = nil }
    let url = try server.url()
    let errors = await withTaskGroup(of: URLError.Code?.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await withCheckedContinuation { continuation in
            let task = session.dataTask(with: url) { _, _, error in
              continuation.resume(returning: (error as? URLError)?.code)
            }
            task.resume()
            task.cancel()
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors == Array(repeating: .cancelled, count: 50))
    #expect(await OpenConnections.end(to: server.port))
  }

  @Test func aResponseThatEndsInItsHeadIsAnError() async throws {
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-")
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().data(from: server.url())
    }
    #expect(error?.code == .networkConnectionLost)
    #expect(error?.failingURL == (try server.url()))
  }

  @Test func aServerThatNeverRespondsTimesOut() async throws {
    let server = try RawServer { $0.waitForClose() }
    var request = URLRequest(url: try server.url())
    request.timeoutInterval = 0.5
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().data(for: request)
    }
    #expect(error?.code == .timedOut)
    let limited = TestSession.make { $0.timeoutIntervalForResource = 0.1 }
    let second = await #expect(throws: URLError.self) {
      try await limited.data(from: server.url())
    }
    #expect(second?.code == .timedOut)
  }

  @Test func aBodyIsSentFromDataAFileOrAStream() async throws {
    let bodies = Locked<[String]>([])
    let server = try RawServer { connection in
      bodies.withLock { $0.append("\(connection.requestLine.prefix(4)) \(connection.body())") }
      connection.send(.response(""))
    }
    let session = TestSession.make()
    var request = URLRequest(url: try server.url())
    request.httpMethod = "POST"
    _ = try await session.upload(for: request, from: Data("upload".utf8))
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await session.upload(for: request, fromFile: file)
    request.httpBody = Data("data".utf8)
    _ = try await session.data(for: request)
    request.httpBody = nil
    request.httpBodyStream = InputStream(data: Data("stream".utf8))
    _ = try await session.data(for: request)
    #expect(bodies.value == ["POST upload", "POST file", "POST data", "POST stream"])
    withExtendedLifetime(server) {}
  }

  @Test func theFieldsOfAConfigurationCompleteThoseOfARequest() async throws {
    let head = Locked("")
    let server = try RawServer { connection in
      head.value = connection.head
      connection.send(.response(""))
    }
    let session = TestSession.make { $0.httpAdditionalHeaders = ["X-A": "1", "X-B": "2"] }
    var request = URLRequest(url: try server.url())
    request.setValue("3", forHTTPHeaderField: "X-B")
    _ = try await session.data(for: request)
    #expect(head.value.contains("X-A: 1\r\n"))
    #expect(head.value.contains("X-B: 3\r\n"))
    #expect(!head.value.contains("X-B: 2\r\n"))
    withExtendedLifetime(server) {}
  }

  @Test func theProtocolClassesOfAnAppComeFirst() async throws {
    let session = TestSession.make { $0.protocolClasses?.insert(Teapot.self, at: 0) }
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let (_, response) = try await session.data(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 418)
  }
}

/// A delegate that records data and the end of a task.
private final class DataRecorder: NSObject, URLSessionDataDelegate, Sendable {
  private let received = Locked("")
  private let onData: @Sendable (String) -> Void
  private let (ends, end) = AsyncStream<(any Error)?>.makeStream()

  init(onData: @escaping @Sendable (String) -> Void) { self.onData = onData }

  var text: String { received.value }

  /// The error of the task, after the end of the task.
  var error: (any Error)? { get async { await ends.first { _ in true } ?? nil } }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let text = received.withLock { received in
      received += String(decoding: data, as: UTF8.self)
      return received
    }
    onData(text)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    end.yield(error)
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
