import Combine
import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import Movies

@MainActor
@Suite struct MoviesTests {
  private func screen(_ service: MovieService) -> some View {
    MovieListView(viewModel: MovieListViewModel(movieService: service))
      .environmentObject(Favorites())
  }

  @Test func theListFollowsPickerAndStepper() async {
    await expectTranscript(of: screen(Posterless()), width: 64) {
      """
      > wait
      > pick Endpoint "Top Rated"
      > decrement "Enter your index"
      """
    }
  }

  @Test func anErrorIsShownUntilTheNextListComes() async {
    await expectTranscript(of: screen(FailingOnce()), width: 64) {
      """
      > wait
      > press "Click Alert"
      > press Okay
      > pick Endpoint Popular
      """
    }
  }

  @Test func aMovieIsAFavouriteEverywhere() async {
    await expectTranscript(of: screen(Posterless()), width: 64) {
      """
      > wait
      > press List[1]
      > press Favorite
      > press Back
      """
    }
  }

  @Test func aboutIsASheet() async {
    await expectTranscript(of: screen(Posterless()), width: 64) {
      """
      > press About
      > press Close
      """
    }
  }
}

/// The movies of the mock without their pictures, so that no network is asked.
private struct Posterless: MovieService {
  func fetchMovies(from endpoint: MovieEndpoint) -> Future<[Movie], MovieStoreAPIError> {
    Future { promise in promise(.success(Movie.mocks(for: endpoint).map(\.withoutPictures))) }
  }
}

extension Movie {
  fileprivate var withoutPictures: Movie {
    Movie(
      id: id, title: title, overview: overview, posterPath: nil, backdropPath: nil,
      releaseDate: releaseDate, voteAverage: voteAverage, voteCount: voteCount)
  }
}

/// Fails at first.
private final class FailingOnce: MovieService {
  private var hasFailed = false

  func fetchMovies(from endpoint: MovieEndpoint) -> Future<[Movie], MovieStoreAPIError> {
    defer { hasFailed = true }
    return hasFailed
      ? Posterless().fetchMovies(from: endpoint)
      : MockMovieService(error: .responseError(401)).fetchMovies(from: endpoint)
  }
}

@Suite struct MovieStoreTests {
  private func movies(_ status: Int, _ body: String) async throws -> [Movie] {
    let session = StubProtocol.session(["/3/movie/now_playing": (status, body)])
    return try await MovieStore(urlSession: session).fetchMovies(from: .nowPlaying).value
  }

  @Test func moviesAreDecoded() async throws {
    let movies = try await movies(
      200,
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
    let error = await #expect(throws: MovieStoreAPIError.self) { try await movies(401, "") }
    #expect(error?.localizedDescription == "Bad response code: 401")
  }
}
