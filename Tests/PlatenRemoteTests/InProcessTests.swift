import Dispatch
import Foundation
import PlatenReactive
import PlatenRemote
import Testing

@Suite struct InProcessTests {
  private let scheduler = DispatchQueue.test
  private let request = RemoteRequest(.get, at: "http://names.example", path: ["ada"])

  private func client(_ answer: RemoteAnswer) -> RemoteClient {
    RemoteClient(on: scheduler.eraseToAnyScheduler()) { _ in answer }
  }

  private func listen(_ answer: RemoteAnswer) -> Listener {
    let listener = Listener()
    client(answer).events(for: request).subscribe(listener)
    return listener
  }

  @Test func anAnswerComesAfterItsDelay() {
    let listener = listen(.response(RemoteResponse(), after: .seconds(2)))
    listener.subscription?.request(.unlimited)
    scheduler.advance(by: .milliseconds(1999))
    #expect(listener.heard == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(listener.heard == ["response 200", "finished"])
  }

  @Test func anAnswerWithoutDelayComesAfterSubscribing() {
    let listener = listen(.response(RemoteResponse()))
    listener.subscription?.request(.unlimited)
    #expect(listener.heard == [])
    scheduler.advance()
    #expect(listener.heard == ["response 200", "finished"])
  }

  @Test func aResponseWaitsUntilItIsAskedFor() {
    let listener = listen(.response(RemoteResponse()))
    scheduler.advance()
    #expect(listener.heard == [])
    listener.subscription?.request(.max(1))
    #expect(listener.heard == ["response 200", "finished"])
  }

  @Test func anErrorNeedsNotToBeAskedFor() {
    let listener = listen(.failure(.interrupted))
    scheduler.advance()
    #expect(listener.heard == ["interrupted"])
  }

  @Test func whatIsPendingNamesTheRequest() {
    let listener = listen(.response(RemoteResponse(), after: .seconds(2)))
    #expect(scheduler.pending.map(\.description) == ["GET /ada, due at 2s"])
    listener.subscription?.cancel()
    #expect(scheduler.pending == [])
  }

  @Test func nothingComesAfterCancelling() {
    let listener = listen(.response(RemoteResponse()))
    listener.subscription?.request(.unlimited)
    listener.subscription?.cancel()
    scheduler.run()
    #expect(listener.heard == [])
  }

  @Test func cancellingWithTheResponseLeavesOutTheCompletion() {
    let listener = Listener { $0.subscription?.cancel() }
    client(.response(RemoteResponse())).events(for: request).subscribe(listener)
    listener.subscription?.request(.unlimited)
    scheduler.run()
    #expect(listener.heard == ["response 200"])
  }

  @Test func nobodyMayNeverAnswer() {
    let listener = listen(.never)
    #expect(scheduler.pending == [])
    listener.subscription?.cancel()
    #expect(listener.heard == [])
  }

  @Test func aBodyAboveTheLimitIsTooLarge() {
    let listener = Listener()
    var request = request
    request.maximumBytes = 3
    client(.response(RemoteResponse(body: Data("four".utf8)))).events(for: request)
      .subscribe(listener)
    scheduler.run()
    #expect(listener.heard == ["tooLarge(limit: 3)"])
  }

  @Test func eachSubscriptionAsksAnew() {
    let count = Locked(0)
    let client = RemoteClient(on: scheduler.eraseToAnyScheduler()) { _ in
      count.withLock { $0 += 1 }
      return .never
    }
    let events = client.events(for: request)
    #expect(count.value == 0)
    let first = events.sink { _ in
    } receiveValue: { _ in
    }
    let second = events.sink { _ in
    } receiveValue: { _ in
    }
    #expect(count.value == 2)
    _ = (first, second)
  }

  @Test func whoIsCancelledAtOnceAsksNobody() async {
    let client = RemoteClient { _ in
      Issue.record("asked")
      return .never
    }
    client.events(for: request).subscribe(Listener(cancelsAtOnce: true))
    let task = Task { [request] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await Fault.of(request, client)
    }
    #expect(await task.value?.kind == .cancelled)
  }

  @Test func aStatusOutside200To299IsAnErrorWithItsReason() async {
    let client = RemoteClient { _ in
      .response(RemoteResponse(status: 400, json: #"{"error":true,"reason":"Too short"}"#))
    }
    let error = await Fault.of(request, client)
    #expect(error?.description == "names.example answered 400: Too short.")
  }

  @Test func aValueIsDecoded() async throws {
    let client = RemoteClient { _ in .response(RemoteResponse(json: #"{"name":"Ada"}"#)) }
    #expect(try await client.decoded([String: String].self, for: request) == ["name": "Ada"])
  }
}
