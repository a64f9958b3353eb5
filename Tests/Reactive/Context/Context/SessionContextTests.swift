import Foundation
import PlatenCombineNetworking
import PlatenContext
import Testing

@testable import class PlatenTime.VirtualClock

/// Tests that time operators use the clock of the session that created them, with any scheduler.
@Suite struct SessionContextTests {
  private let clock = VirtualClock()
  private let trace = Trace()

  @Test(arguments: [RunLoop.Mode.default, .common])
  func aTimerUsesTheClockOfTheContext(mode: RunLoop.Mode) {
    let subscription = SessionContext(clock: clock).perform {
      Timer.publish(every: 2, on: .main, in: mode).autoconnect()
        .map { [clock] _ in clock.now.elapsed.text }.sink(into: trace)
    }
    clock.advance(to: .seconds(5))
    #expect(trace.lines == ["2s", "4s"])
    subscription.cancel()
    clock.advance(to: .seconds(9))
    #expect(trace.lines == ["2s", "4s"])
  }

  @Test func queuesAndRunLoopsUseTheClockOfTheContext() {
    let timer = SessionContext(clock: clock).perform {
      DispatchQueue.main.schedule { [trace] in trace.add("at once") }
      run("a queue", after: 1, on: DispatchQueue.main)
      run("a background queue", after: 2, on: DispatchQueue.global())
      run("an operation queue", after: 3, on: OperationQueue.main)
      run("a run loop", after: 4, on: RunLoop.main)
      return repeatedly("again", on: RunLoop.main)
    }
    #expect(trace.lines == [])
    clock.advance(to: .seconds(4))
    #expect(
      trace.lines == [
        "at once", "a queue", "a background queue", "an operation queue", "a run loop",
      ])
    clock.advance(to: .seconds(10))
    timer.cancel()
    clock.advance(to: .seconds(20))
    #expect(trace.lines.suffix(2) == ["a run loop", "again"])
  }

  private func run<S: Scheduler>(_ name: String, after delay: Int, on scheduler: S) {
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(delay))) { [trace] in
      trace.add(name)
    }
  }

  private func repeatedly<S: Scheduler>(_ name: String, on scheduler: S) -> any Cancellable {
    let start = scheduler.now.advanced(by: .seconds(8))
    return scheduler.schedule(after: start, interval: .seconds(8)) { [trace] in trace.add(name) }
  }

  @Test func aResponseArrivesAtTheNextInstant() async throws {
    let url = try #require(URL(string: "stub://host/ada"))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    let session = URLSession(configuration: configuration)
    let subscription = SessionContext(clock: clock).perform {
      session.dataTaskPublisher(for: url).map { String(decoding: $0.data, as: UTF8.self) }
        .replaceError(with: "error").sink(into: trace)
    }
    while clock.pending.isEmpty { await Task.yield() }
    #expect(clock.pending.map(\.name) == ["GET /ada"])
    #expect(!clock.runDue())
    #expect(trace.lines == [])
    clock.advance(to: clock.now.elapsed + .nanoseconds(1))
    await clock.idle()
    #expect(trace.lines == ["/ada", "finished"])
    subscription.cancel()
  }

  /// Each operator has a single declaration for all schedulers, which generic callers also use.
  @Test func aGenericPipelineUsesTheClockOfTheContext() {
    SessionContext(clock: clock).perform {
      expectVirtualTime(on: DispatchQueue.main)
      expectVirtualTime(on: RunLoop.main)
      expectVirtualTime(on: OperationQueue.main)
      expectVirtualTime(on: AnySchedulerOf<DispatchQueue>.main)
    }
  }

  private func expectVirtualTime<S: Scheduler>(
    on scheduler: S, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (values, trace, start) = (PassthroughSubject<Int, Never>(), Trace(), clock.now.elapsed)
    let second = S.SchedulerTimeType.Stride.seconds(1)
    let subscriptions = [
      values.debounce(for: second, scheduler: scheduler).map { "debounce \($0)" }.sink(into: trace),
      values.delay(for: second, scheduler: scheduler).map { "delay \($0)" }.sink(into: trace),
      values.collect(.byTime(scheduler, second)).map { "collect \($0)" }.sink(into: trace),
      values.receive(on: scheduler).map { "receive \($0)" }.sink(into: trace),
      values.throttle(for: second, scheduler: scheduler, latest: true).map { "throttle \($0)" }
        .sink(into: trace),
      values.timeout(second, scheduler: scheduler).map { "timeout \($0)" }.sink(into: trace),
      values.measureInterval(using: scheduler).map { _ in "measureInterval" }.sink(into: trace),
    ]
    values.send(1)
    clock.advance(to: start + .milliseconds(999))
    #expect(
      trace.lines.sorted() == ["measureInterval", "receive 1", "throttle 1", "timeout 1"],
      sourceLocation: sourceLocation)
    clock.advance(to: start + .seconds(1))
    #expect(
      trace.lines.dropFirst(4).sorted() == ["collect [1]", "debounce 1", "delay 1", "finished"],
      sourceLocation: sourceLocation)
    subscriptions.forEach { $0.cancel() }
  }
}

/// A URL protocol that responds to each request with its path.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
