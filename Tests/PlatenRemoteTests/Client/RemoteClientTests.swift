import Dispatch
import PlatenReactive
import PlatenRemote
import PlatenTestSupport
import Testing

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

  @Test func aSharedClientUsesTheSessionClock() {
    let client = RemoteClient { _ in .never }.timingOut(after: .seconds(10))
    let listener = listen(client, RemoteRequest(.get, at: "http://h", path: ["ada"]))
    #expect(clock.pending.map(\.description) == ["timeout of GET /ada, due at 10s"])
    listener.subscription?.cancel()
    #expect(clock.pending == [])
  }
}
