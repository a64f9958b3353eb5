import Combine
import Foundation
import Testing

@testable import Movies

@Suite struct MovieStoreTests {
  /// Returns the movies that the store decodes from a stubbed response.
  private func movies(
    from endpoint: MovieEndpoint, _ status: Int, _ body: String
  ) async throws -> [Movie] {
    let path = "https://api.themoviedb.org/3/movie/\(endpoint.rawValue)?api_key="
    let store = MovieStore(urlSession: StubProtocol.session(answering: path, status, Data(body)))
    defer { withExtendedLifetime(store) {} }
    return try await store.fetchMovies(from: endpoint).value
  }

  @Test func moviesAreDecoded() async throws {
    let movies = try await movies(
      from: .popular, 200,
      """
      {"page": 1, "total_results": 1, "total_pages": 1, "results": [{"id": 5, "title": "Low Tide",\
       "overview": "Mud.", "poster_path": "/tide.jpg", "release_date": "2020-02-29",\
       "vote_average": 6.6, "vote_count": 12, "adult": false}]}
      """)
    #expect(movies.map(\.title) == ["Low Tide"])
    #expect(movies.first?.votePercentage == 66)
    #expect(movies.first?.posterURL?.path == "/t/p/w500/tide.jpg")
  }

  @Test func aStatusIsAnError() async throws {
    let error = await #expect(throws: MovieStoreAPIError.self) {
      try await movies(from: .topRated, 401, "")
    }
    #expect(error?.localizedDescription == "Bad response code: 401")
  }
}
