import GitHubSample
import MoviesSample
import Platen
import PlatenTestSupport
import PostsSample
import SampleService
import SampleServiceServer
import SignUpSample
import Testing

/// Laws about closing the screens that use a service.
@MainActor
@Suite struct ClosedScreensLaws {
  /// The screens are closed before, during, between and after their requests. Each object that is left
  /// is counted, so further rounds would find nothing else.
  @Test(arguments: AskingScreen.allCases)
  func aHundredClosedScreensLeaveNoObjects(screen: AskingScreen) async throws {
    let (begun, running) = (Locked(0), Locked(0))
    var (clients, sessions): ([Weak], [Weak]) = ([], [])
    let slow = try Self.slowClient()
    for round in 0..<100 {
      let token = Token()
      let session = screen.open(asking: Self.counting(begun, running, token, slow))
      clients.append(Weak(token))
      sessions.append(Weak(session))
      await session.settle()
      try screen.use(session)
      await session.advance(by: .milliseconds(round % 4 * 900))
      session.close()
      #expect(session.pending == [])
      #expect(session.cancellables.isEmpty)
      #expect(running.value == 0)
    }
    #expect(begun.value == 25 * screen.requests)
    #expect(clients.count { $0.object != nil } == 0)
    #expect(sessions.count { $0.object != nil } == 0)
  }

  /// The screens use HTTP, and are closed before, during or after their requests.
  @Test func threeHundredClosedScreensLeaveNoConnection() async throws {
    let service = SampleService()
    let server = SampleServer(service)
    let port = UInt16(try await server.start().port ?? 0)
    for round in 0..<300 {
      let session = AskingScreen.nowPlaying.open(asking: server.client(), time: .real)
      if round % 3 == 1 { await session.settle() }
      if round % 3 == 2 { try await session.wait(atMost: .seconds(3_600)) }
      session.close()
    }
    #expect(service.log.count >= 100)
    #expect(await OpenConnections.end(to: port))
    await server.stop()
  }

  /// Returns a client that answers each request after a second.
  private static func slowClient() throws -> RemoteClient {
    let service = SampleService()
    for route in ["signup", "users", "avatars", "movies", "posters", "posts", "pictures"] {
      try service.setLatency(.seconds(1), of: route)
    }
    return service.client(scheduler: .main)
  }

  /// Returns a client that counts its requests, forwards them to another client and holds a token.
  private static func counting(
    _ begun: Locked<Int>, _ running: Locked<Int>, _ token: Token, _ answers: RemoteClient
  ) -> RemoteClient {
    RemoteClient { [token] request in
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
}

/// A screen that sends requests to a service.
enum AskingScreen: CaseIterable {
  case signUp, gitHub, movies, lightMovies, moviesWithoutErrors, nowPlaying, posts

  /// The number of requests that start in four visits, of 0, 0.9, 1.8 and 2.7 s.
  var requests: Int {
    switch self {
    case .signUp: 0 + 1 + 1 + 1  // after a pause of 0.8 s
    case .gitHub: 0 + 1 + 2 + 2  // the user after 0.5 s, the picture a second later
    case .movies, .lightMovies, .moviesWithoutErrors: 2 + 2 + 4 + 4  // two lists, two posters
    case .nowPlaying, .posts: 1 + 1 + 1 + 1
    }
  }

  @MainActor
  func open(asking client: RemoteClient, time: Session.Time = .virtual) -> Session {
    func session(_ view: some View) -> Session {
      Session(view, size: Session.Size(rows: 10), time: time)
    }
    switch self {
    case .signUp:
      return session(
        SignUpScreen(service: "http://sample.service").environment(\.remoteClient, client))
    case .gitHub:
      let session = session(gitHubScreen(asking: client))
      GitHubScreen.logRepositoryCount(of: session)
      return session
    case .movies: return session(moviesScreen(asking: client))
    case .lightMovies: return session(moviesScreen(asking: client) { LightMoviesModel(store: $0) })
    case .moviesWithoutErrors:
      return session(moviesScreen(asking: client) { MoviesWithoutErrorsModel(store: $0) })
    case .nowPlaying:
      return session(
        NowPlayingScreen(service: "http://sample.service", key: SampleService.movieKey)
          .environment(\.remoteClient, client))
    case .posts: return session(postsScreen(asking: client))
    }
  }

  /// Performs the main task of the screen's users.
  @MainActor
  func use(_ session: Session) throws {
    switch self {
    case .signUp: try session.send(.set("Username", to: .literal("ada")))
    case .gitHub: try session.enter("ada")
    case .movies, .lightMovies, .moviesWithoutErrors:
      try session.send(.pick(.literal("Upcoming"), of: "Endpoint"))
    case .nowPlaying, .posts: break
    }
  }
}
