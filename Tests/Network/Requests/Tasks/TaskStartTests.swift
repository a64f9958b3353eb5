import Foundation
import FoundationNetworking
import Platen
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenRequests

/// Tests outside a session that a task sends its request once.
///
/// A second start would also end the process: Foundation removes a task that ends twice from its
/// registry twice.
@Suite struct TaskStartTests {
  /// A server that answers no request before a test allows it, and counts the requests.
  private struct CountingServer {
    private let server: RawServer
    private let mayAnswer = DispatchSemaphore(value: 0)
    private let received = Locked(0)

    init() throws {
      server = try RawServer { [mayAnswer, received] connection in
        received.withLock { $0 += 1 }
        mayAnswer.wait()
        mayAnswer.signal()
        connection.send(.response("ada", "Connection: close"))
      }
    }

    var url: URL { get throws { try server.url() } }

    func answer() { mayAnswer.signal() }

    /// The number of requests, after the end of all connections.
    var count: Int {
      get async { await OpenConnections.end(to: server.port) ? received.value : -1 }
    }
  }

  @Test(arguments: [true, false])
  func aRunningTaskThatIsResumedSendsOneRequest(usesPlugin: Bool) async throws {
    let server = try CountingServer()
    let url = try server.url
    let requests = TestSession.make()
    let text = await withCheckedContinuation { continuation in
      let task = requests.dataTask(with: url) { data, _, _ in
        continuation.resume(returning: data.map { String($0) })
      }
      for _ in 0..<3 { usesPlugin ? SessionRequests.resume(task) : task.resume() }
      server.answer()
    }
    #expect(text == "ada")
    #expect(await server.count == 1)
  }

  @Test func aTaskOfAnAppsProtocolStartsOnce() async throws {
    let url = try #require(URL(string: "count://host/ada"))
    let requests = TestSession.make { $0.protocolClasses = [CountingProtocol.self] }
    let text = await withCheckedContinuation { continuation in
      let task = requests.dataTask(with: url) { data, _, _ in
        continuation.resume(returning: data.map { String($0) })
      }
      for _ in 0..<3 { SessionRequests.resume(task) }
    }
    #expect(text == "1")
  }

  @Test func aSuspendedTaskContinues() async throws {
    let server = try CountingServer()
    let url = try server.url
    let requests = TestSession.make()
    let text = await withCheckedContinuation { continuation in
      let task = requests.dataTask(with: url) { data, _, _ in
        continuation.resume(returning: data.map { String($0) })
      }
      task.resume()
      task.suspend()
      task.resume()
      server.answer()
    }
    #expect(text == "ada")
  }

  @Test func aSecondDemandSendsNoSecondRequest() async throws {
    let server = try CountingServer()
    let url = try server.url
    let publisher = TestSession.make().dataTaskPublisher(for: url).map { String($0.data) }
    let text = await withCheckedContinuation { continuation in
      publisher.subscribe(
        AnySubscriber<String, URLError>(
          receiveSubscription: { subscription in
            for _ in 0..<3 { subscription.request(.max(1)) }
            server.answer()
          },
          receiveValue: { value in
            continuation.resume(returning: value)
            return .none
          }))
    }
    #expect(text == "ada")
    #expect(await server.count == 1)
  }

  @Test(arguments: [true, false])
  func aPublisherInAPipelineOnAQueueSendsOneRequest(usesTransport: Bool) async throws {
    let server = try CountingServer()
    server.answer()
    let url = try usesTransport ? server.url : #require(URL(string: "count://host/ada"))
    let requests = TestSession.make {
      if !usesTransport { $0.protocolClasses = [CountingProtocol.self] }
    }
    let values = Just(url).flatMap { requests.dataTaskPublisher(for: $0) }
      .subscribe(on: DispatchQueue(label: "requests")).map { String($0.data) }.values
    var texts: [String] = []
    for try await text in values { texts.append(text) }
    #expect(texts == [usesTransport ? "ada" : "1"])
    if usesTransport { #expect(await server.count == 1) }
  }
}

/// A protocol class of an app, which answers with the number of times that it has started to load.
private final class CountingProtocol: URLProtocol {
  private var startCount = 0

  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "count" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    startCount += 1
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("\(startCount)".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
