import GitHubSample
import Platen
import PlatenTestSupport
import Testing

@MainActor
@Suite struct GitHubLaws {
  /// A thousand closed screens leave nothing, whenever they are closed: before a request, during one
  /// for a user or a picture, or after both.
  @Test func aThousandClosedScreensLeaveNothing() async throws {
    let (begun, running) = (Locked(0), Locked(0))
    var (clients, sessions): ([Weak], [Weak]) = ([], [])
    for round in 0..<1_000 {
      let token = Token()
      let session = Session(
        gitHubScreen(asking: Self.counting(begun, running, token)), time: .virtual)
      GitHubScreen.logRepositoryCount(of: session)
      clients.append(Weak(token))
      sessions.append(Weak(session))
      await session.settle()
      try session.enter("ada")
      await session.advance(by: .milliseconds(round % 4 * 900))
      session.close()
      #expect(session.pending == [])
      #expect(session.cancellables.isEmpty)
      #expect(running.value == 0)
    }
    #expect(begun.value == 250 * (0 + 1 + 2 + 2))
    #expect(clients.count { $0.object != nil } == 0)
    #expect(sessions.count { $0.object != nil } == 0)
  }

  /// A client that counts its requests, each answered in a second, and holds a token.
  private static func counting(
    _ begun: Locked<Int>, _ running: Locked<Int>, _ token: Token
  ) -> RemoteClient {
    let user = FakeUser(
      name: "ada", count: 1, delay: .seconds(1), pictureDelay: .seconds(1))
    let answers = FakeUser.client([user])
    return RemoteClient { [token] request in
      let end = { @Sendable in
        withExtendedLifetime(token) { running.withLock { $0 -= 1 } }
      }
      return answers.events(for: request)
        .handleEvents(
          receiveSubscription: { _ in
            begun.withLock { $0 += 1 }
            running.withLock { $0 += 1 }
          }, receiveCompletion: { _ in end() }, receiveCancel: end
        )
        .eraseToAnyPublisher()
    }
  }

  private final class Token: Sendable {}

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}
