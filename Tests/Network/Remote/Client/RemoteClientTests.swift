import Dispatch
import PlatenContext
import PlatenRemote
import PlatenTestSupport
import Testing

@testable import class PlatenTime.VirtualClock

/// Tests of requests from a session, whose clock waits for their responses.
@Suite struct RemoteClientTests {
  private let clock = VirtualClock()

  private func listen(_ client: RemoteClient, _ request: RemoteRequest) -> Listener {
    let listener = Listener()
    SessionContext(clock: clock).perform { client.events(for: request).subscribe(listener) }
    listener.subscription?.request(.unlimited)
    return listener
  }

  @Test func aSessionWaitsForAServerUntilTheRequestIsCanceled() throws {
    let server = try RawServer { $0.waitForClose() }
    let listener = listen(.live(.ephemeral), server.request("ada"))
    #expect(clock.pending.map(\.description) == ["GET /ada"])
    listener.subscription?.cancel()
    #expect(clock.pending == [])
    withExtendedLifetime(server) {}
  }

  @Test func aResponseArrivesAtALaterInstantOfTheSession() {
    let client = SessionContext(clock: clock).perform {
      RemoteClient { _ in .response(RemoteResponse()) }
    }
    let listener = listen(client, RemoteRequest(.get, at: "http://h", path: ["ada"]))
    #expect(clock.pending.map(\.description) == ["GET /ada, due at 0s"])
    clock.runDue()
    #expect(listener.heard == [])
    #expect(Set(clock.pending.map(\.name)) == ["GET /ada"])
  }

  @Test func onlyTheLatestProgressWaitsForTheSession() {
    let wire = Wire()
    let listener = listen(wire.client, RemoteRequest(.get, at: "http://h", path: ["ada"]))
    for count in 1...10_000 { wire.calls[0].send(count) }
    #expect(clock.pending.map(\.description) == ["GET /ada, due at 0s"])
    clock.advance(to: .nanoseconds(1))
    #expect(listener.heard == ["10000 of ?"])
    wire.calls[0].send(10_001)
    wire.calls[0].answer("{}")
    clock.advance(to: .nanoseconds(2))
    #expect(listener.heard == ["10000 of ?", "10001 of ?", "response 200", "finished"])
    #expect(clock.pending == [])
  }

  @Test func progressDuringADeliveryWaitsForTheNextInstant() {
    let wire = Wire()
    let listener = Listener { _ in wire.calls[0].send(1) }
    SessionContext(clock: clock).perform {
      wire.client.events(for: RemoteRequest(.get, at: "http://h", path: ["ada"]))
        .subscribe(listener)
    }
    listener.subscription?.request(.unlimited)
    wire.calls[0].send(1)
    for instant in 1...10 { clock.advance(to: .nanoseconds(instant)) }
    #expect((10...20).contains(listener.heard.count))
    listener.subscription?.cancel()
  }

  @MainActor @Test
  func aServerThatSendsSingleBytesForeverIsEndedByTheTimeLimit() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunks = String(repeating: "1\r\nx\r\n", count: 1_000)
      while connection.send(chunks) {}
    }
    let clock = VirtualClock(isRealTime: true)
    let listener = Listener()
    let limited = RemoteClient.live(.ephemeral).timingOut(after: .seconds(1))
    SessionContext(clock: clock).perform {
      limited.events(for: server.request("ada", maximumBytes: .max)).subscribe(listener)
    }
    listener.subscription?.request(.unlimited)
    clock.release()
    var maxPending = 0
    while listener.heard.last?.hasPrefix("timedOut") != true,
      await clock.step(until: .distantFuture)
    {
      maxPending = max(maxPending, clock.pending.count)
      clock.runDue()
    }
    #expect(listener.heard.last == "timedOut(after: 1.0 seconds)")
    // The time limit, the request, and the arrivals in its recording and at its subscriber.
    #expect(maxPending <= 4)
    clock.close()
    withExtendedLifetime(server) {}
  }

  @Test func aSharedClientUsesTheSessionClock() {
    let client = RemoteClient { _ in .never }.timingOut(after: .seconds(10))
    let listener = listen(client, RemoteRequest(.get, at: "http://h", path: ["ada"]))
    #expect(clock.pending.map(\.description) == ["timeout of GET /ada, due at 10s"])
    listener.subscription?.cancel()
    #expect(clock.pending == [])
  }
}
