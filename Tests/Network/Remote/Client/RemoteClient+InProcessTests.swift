import Foundation
import PlatenContext
import PlatenRemote
import Testing

@Suite struct RemoteClientInProcessTests {
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

  @Test func aResponseArrivesAfterItsDelay() {
    let listener = listen(.response(RemoteResponse(), after: .seconds(2)))
    listener.subscription?.request(.unlimited)
    scheduler.advance(by: .milliseconds(1999))
    #expect(listener.heard == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(listener.heard == ["response 200", "finished"])
  }

  @Test func aResponseWithoutDelayArrivesAfterTheSubscription() {
    let listener = listen(.response(RemoteResponse()))
    listener.subscription?.request(.unlimited)
    #expect(listener.heard == [])
    scheduler.advance()
    #expect(listener.heard == ["response 200", "finished"])
  }

  @Test func aResponseWaitsForDemand() {
    let listener = listen(.response(RemoteResponse()))
    scheduler.advance()
    #expect(listener.heard == [])
    listener.subscription?.request(.max(1))
    #expect(listener.heard == ["response 200", "finished"])
  }

  @Test func anErrorIsDeliveredWithoutDemand() {
    let listener = listen(.failure(.interrupted))
    scheduler.advance()
    #expect(listener.heard == ["interrupted"])
  }

  @Test func pendingWorkNamesTheRequest() {
    let listener = listen(.response(RemoteResponse(), after: .seconds(2)))
    #expect(scheduler.pending.map(\.description) == ["GET /ada, due at 2s"])
    listener.subscription?.cancel()
    #expect(scheduler.pending == [])
  }

  @Test func nothingArrivesAfterCancellation() {
    let listener = listen(.response(RemoteResponse()))
    listener.subscription?.request(.unlimited)
    listener.subscription?.cancel()
    scheduler.run()
    #expect(listener.heard == [])
  }

  @Test func cancelingOnTheResponseOmitsTheCompletion() {
    let listener = Listener { $0.subscription?.cancel() }
    client(.response(RemoteResponse())).events(for: request).subscribe(listener)
    listener.subscription?.request(.unlimited)
    scheduler.run()
    #expect(listener.heard == ["response 200"])
  }

  @Test func aStubCanNeverRespond() {
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

  @Test func anImmediatelyCanceledRequestIsNotSent() async {
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
}
