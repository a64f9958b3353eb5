import Foundation
import FoundationNetworking
import PlatenContext
import Testing

@testable import PlatenRequests

@Suite struct RequestHandoffTests {
  private let handoff = RequestHandoff<Int>()

  private func request(_ path: String = "equal") throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "http://localhost:1/\(path)")))
  }

  @Test func equalRequestsAreDistinguishedByTheirStorage() throws {
    let (first, second) = (try request(), try request())
    handoff.put(1, for: first)
    handoff.put(2, for: second)
    #expect(handoff.take(second) == 2)
    #expect(handoff.take(first) == 1)
    #expect(handoff.take(first) == nil)
  }

  @Test func copiesOfARequestAreDistinguishedByTheThread() throws {
    let request = try request()
    let isDone = DispatchSemaphore(value: 0)
    Thread { [handoff] in
      handoff.put(1, for: request)
      isDone.signal()
    }
    .start()
    isDone.wait()
    handoff.put(2, for: request)
    handoff.put(3, for: request)
    #expect((0..<3).map { _ in handoff.take(request) } == [2, 3, 1])
  }

  @Test func anEqualRequestTakesTheFirstValueIfNoneSharesItsStorage() throws {
    handoff.put(1, for: try request())
    handoff.put(2, for: try request())
    #expect(handoff.take(try request()) == 1)
    #expect(handoff.take(try request("other")) == nil)
  }
}

// Checks how Foundation calls a protocol class. If one of these tests fails, `RequestHandoff` no longer
// finds the request of a protocol.
extension RequestHandoffTests {
  private func session(hasCache: Bool) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Probe.self]
    configuration.urlCache =
      hasCache ? URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil) : nil
    return URLSession(configuration: configuration)
  }

  /// Loads a request, and returns the calls of the protocol class with the thread that resumes the task
  /// and the number of calls before `resume()` returns.
  private func load(
    _ request: URLRequest, hasCache: Bool
  ) async -> (calls: [Probe.Call], thread: pthread_t, count: Int) {
    let session = session(hasCache: hasCache)
    let resumed = Locked((thread: pthread_self(), count: 0))
    await withCheckedContinuation { continuation in
      let isResumed = DispatchSemaphore(value: 0)
      let task = session.dataTask(with: request) { _, _, _ in
        isResumed.wait()
        continuation.resume()
      }
      let thread = pthread_self()
      task.resume()
      resumed.value = (thread, Probe.calls(for: request).count)
      isResumed.signal()
    }
    return (Probe.calls(for: request), resumed.value.thread, resumed.value.count)
  }

  @Test(arguments: [false, true])
  func theThreadThatResumesATaskChecksItsRequest(hasCache: Bool) async throws {
    let (calls, thread, count) = await load(try request("check-\(hasCache)"), hasCache: hasCache)
    let check = try #require(calls.first)
    #expect(check.isCheck)
    #expect(check.thread == thread)
    #expect(count > 0, "the check precedes the end of resume()")
  }

  @Test(arguments: [false, true])
  func theProtocolHasACopyOfTheCheckedRequest(hasCache: Bool) async throws {
    let (calls, _, _) = await load(try request("copy-\(hasCache)"), hasCache: hasCache)
    let check = try #require(calls.first { $0.isCheck })
    let creation = try #require(calls.first { !$0.isCheck })
    #expect(creation.request.sharesStorage(with: check.request))
    #expect(calls.count == 2, "each protocol follows one check")
  }

  @Test func withoutACacheTheThreadThatResumesATaskCreatesItsProtocol() async throws {
    let (calls, thread, count) = await load(try request("creation"), hasCache: false)
    #expect(calls.map(\.thread) == [thread, thread])
    #expect(count == 2)
  }

  /// A request contains a reference to its storage, and whether its timeout was set.
  @Test func onlyCopiesOfARequestShareItsStorage() throws {
    let original = try request()
    let copy = original
    var changed = original
    changed.httpMethod = "PUT"
    changed.httpMethod = "GET"
    #expect(MemoryLayout<URLRequest>.size == MemoryLayout<(AnyObject, Bool)>.size)
    #expect(copy.sharesStorage(with: original))
    #expect(!changed.sharesStorage(with: original))
    #expect(!(try request()).sharesStorage(with: original))
  }
}

/// A protocol class that records its calls and fails each request.
private final class Probe: URLProtocol {
  struct Call {
    /// Whether Foundation asks the class about the request, and does not create a protocol.
    let isCheck: Bool
    let request: URLRequest
    let thread = pthread_self()
  }

  private static let calls = Locked<[Call]>([])

  static func calls(for request: URLRequest) -> [Call] {
    calls.value.filter { $0.request.url == request.url }
  }

  override class func canInit(with request: URLRequest) -> Bool {
    calls.withLock { $0.append(Call(isCheck: true, request: request)) }
    return true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    Self.calls.withLock { $0.append(Call(isCheck: false, request: request)) }
    super.init(request: request, cachedResponse: cachedResponse, client: client)
  }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
  }

  override func stopLoading() {}
}
