import MoviesSample
import Platen
import SampleService
import Testing

/// Tests of list selections that change faster than responses arrive.
@MainActor
@Suite struct MoviesPicksTests {
  /// Returns a client that answers each list after a delay, with one movie named after the list.
  private func client(_ seconds: [String: Int]) -> RemoteClient {
    .lists { list in
      .response(.movies(movie(1, "<\(list)>")), after: .seconds(seconds[list, default: 1]))
    }
  }

  /// The lists that frames show, recorded whenever the list changes.
  @MainActor
  private final class Shown {
    private(set) var lists: [String] = []

    init(in session: Session) {
      session.onFrame = { [unowned session, weak self] in
        let titles = session.lines.compactMap { $0.firstMatch(of: /<(\w+)>/)?.1 }.map(String.init)
        for title in titles where self?.lists.last != title { self?.lists.append(title) }
      }
    }
  }

  private func requests(in session: Session) -> [String] {
    session.pending.map(\.name).filter { $0.hasPrefix("GET /3/movie/") }
  }

  @Test func onlyTheLastOfFourQuickSelectionsIsLoaded() async throws {
    let service = SampleService()
    try service.setLatency(.seconds(2), of: "movies")
    let session = Session(
      moviesScreen(asking: service.client(scheduler: .main)), time: .virtual)
    try await session.wait()
    for title in ["Popular", "Now Playing", "Upcoming", "Top Rated"] {
      try session.send(.pick(.literal(title), of: "Endpoint"))
      await session.advance(by: .milliseconds(100))
      #expect(requests(in: session).count == 1)
    }
    #expect(requests(in: session) == ["GET /3/movie/top_rated"])
    try await session.wait()
    #expect(
      service.log.map(\.request).filter { $0.contains("/3/movie/") }.map { $0.prefix(24) } == [
        "GET /3/movie/upcoming?ap", "GET /3/movie/popular?api", "GET /3/movie/now_playing",
        "GET /3/movie/upcoming?ap", "GET /3/movie/top_rated?a",
      ])
    session.close()
  }

  @Test func aSlowListNeverReplacesANewerOne() async throws {
    let client = client(["popular": 5, "now_playing": 3, "top_rated": 2])
    let session = Session(moviesScreen(asking: client), time: .virtual)
    try await session.wait()
    let shown = Shown(in: session)
    for title in ["Popular", "Now Playing", "Upcoming", "Top Rated"] {
      try session.send(.pick(.literal(title), of: "Endpoint"))
      await session.advance(by: .milliseconds(100))
    }
    await session.advance(by: .seconds(20))
    #expect(shown.lists == ["upcoming", "top_rated"])
    session.close()
  }

  @Test func everyModelKeepsItsIndexInRange() async throws {
    try await expectRange { LightMoviesModel(store: $0) }
    try await expectRange { MoviesWithoutErrorsModel(store: $0) }
    try await expectRange { MoviesWithErrorsModel(store: $0) }
  }

  /// The model that a screen created.
  @MainActor
  private final class Made<Model> {
    var model: Model?
  }

  /// Sets a model's index beyond both bounds, and expects the resulting lists.
  private func expectRange<Model: MoviesModel>(
    _ make: @escaping @MainActor (MovieStore) -> Model
  ) async throws {
    let made = Made<Model>()
    let asked = Locked<[String]>([])
    let client = RemoteClient.lists { list in
      asked.withLock { $0.append(list) }
      return .response(.movies(movie(1, "<\(list)>")))
    }
    let screen = moviesScreen(asking: client) { store in
      let model = make(store)
      made.model = model
      return model
    }
    let session = Session(screen, time: .virtual)
    let model = try #require(made.model)
    #expect(model.indexEndpoint == 2)
    for (index, nearest, title) in [(7, 3, "<top_rated>"), (-1, 0, "<now_playing>")] {
      model.indexEndpoint = index
      #expect(model.indexEndpoint == nearest)
      try await session.wait()
      #expect(session.lines[0] == "\(nearest)")
      #expect(model.movies.map(\.title) == [title])
    }
    #expect(asked.value == ["upcoming", "top_rated", "now_playing"])
    session.close()
  }
}
