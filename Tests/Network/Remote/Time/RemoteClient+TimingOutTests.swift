import Dispatch
import PlatenContext
import PlatenRemote
import Testing

@Suite struct RemoteClientTimingOutTests {
  private let scheduler = DispatchQueue.test
  private let request = RemoteRequest(.get, at: "http://h", path: ["ada"])

  private func listen(_ client: RemoteClient) -> Listener {
    let listener = Listener()
    client.timingOut(after: .seconds(10), scheduler: scheduler.eraseToAnyScheduler())
      .events(for: request).subscribe(listener)
    listener.subscription?.request(.unlimited)
    return listener
  }

  private func client(_ answer: RemoteAnswer) -> RemoteClient {
    RemoteClient(on: scheduler.eraseToAnyScheduler()) { _ in answer }
  }

  @Test func aRequestToAnUnresponsiveServerTimesOut() {
    let listener = listen(client(.never))
    scheduler.advance(by: .milliseconds(9999))
    #expect(listener.heard == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(listener.heard == ["timedOut(after: 10.0 seconds)"])
  }

  @Test func aResponseWithinTheTimeLimitLeavesNothingPending() {
    let listener = listen(client(.response(RemoteResponse(), after: .seconds(9))))
    scheduler.advance(by: .seconds(9))
    #expect(listener.heard == ["response 200", "finished"])
    #expect(scheduler.pending == [])
  }

  @Test func progressDoesNotExtendTheTimeout() {
    let events = PassthroughSubject<RemoteEvent, RemoteError>()
    let shared = events.eraseToAnyPublisher()
    let isCancelled = Locked(false)
    let client = RemoteClient { [shared = Unchecked(shared)] _ in
      shared.value.handleEvents(receiveCancel: { isCancelled.value = true })
        .eraseToAnyPublisher()
    }
    let listener = listen(client)
    events.send(.progress(RemoteProgress(received: 1, expected: 3)))
    scheduler.advance(by: .seconds(9))
    events.send(.progress(RemoteProgress(received: 2, expected: 3)))
    scheduler.advance(by: .seconds(1))
    events.send(.progress(RemoteProgress(received: 3, expected: 3)))
    #expect(listener.heard == ["1 of 3", "2 of 3", "timedOut(after: 10.0 seconds)"])
    #expect(isCancelled.value)
  }

  @Test func onlyTheLatestProgressIsBuffered() {
    let events = PassthroughSubject<RemoteEvent, RemoteError>()
    let client = RemoteClient { [shared = Unchecked(events.eraseToAnyPublisher())] _ in
      shared.value
    }
    let listener = Listener()
    client.timingOut(after: .seconds(10), scheduler: scheduler.eraseToAnyScheduler())
      .events(for: request).subscribe(listener)
    for count in 1...3 { events.send(.progress(RemoteProgress(received: count))) }
    events.send(.response(RemoteResponse()))
    listener.subscription?.request(.unlimited)
    #expect(listener.heard == ["3 of ?", "response 200", "finished"])
  }
}

/// A wrapper that passes a subject to a client.
private struct Unchecked<Value>: @unchecked Sendable {
  // Unchecked: the test uses the value on a single thread.
  let value: Value

  init(_ value: Value) { self.value = value }
}
