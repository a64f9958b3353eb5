import Combine
import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import Movies

@MainActor
@Suite struct MovieListTests {
  private func screen(_ service: MovieService) -> some View {
    MovieListView(viewModel: MovieListViewModel(movieService: service))
      .environmentObject(Favorites())
  }

  @Test func theListFollowsPickerAndStepper() async {
    await expectTranscript(of: screen(Posterless()), width: 64) {
      """
      > wait
      > show
        Movies                                                     ( i )
                                       2
                         Enter your index [- +] 2 (0…3)
              Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming
                       ( ) Top Rated

                  The Loom

           ⌸      A weaver finds a pattern that was never set.

                   74%  Sep 13, 2020 ›



                  Undated

           ⌸      Nobody knows when.

                   39%  – ›


        2 movies
      > pick Endpoint "Top Rated"
      -                                2
      +                                3
      -                  Enter your index [- +] 2 (0…3)
      +                  Enter your index [-  ] 3 (0…3)
      -       Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming
      +       Endpoint ( ) Now Playing  ( ) Popular  ( ) Upcoming
      -                ( ) Top Rated
      +                (•) Top Rated
      -
      -           The Loom
      -
      -    ⌸      A weaver finds a pattern that was never set.
      -
      -            74%  Sep 13, 2020 ›
      -
      -
      -
      -           Undated
      -
      -    ⌸      Nobody knows when.
      -
      -            39%  – ›
      -
      -
      - 2 movies
      +
      +           Top Rated
      +
      +    ⌸      All that is top rated.
      +
      +            59%  Jan 1, 1970 ›
      +
      +
      + 1 movies
      > decrement "Enter your index"
      -                                3
      +                                2
      -                  Enter your index [-  ] 3 (0…3)
      +                  Enter your index [- +] 2 (0…3)
      -       Endpoint ( ) Now Playing  ( ) Popular  ( ) Upcoming
      +       Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming
      -                (•) Top Rated
      +                ( ) Top Rated
      -
      -           Top Rated
      -
      -    ⌸      All that is top rated.
      -
      -            59%  Jan 1, 1970 ›
      -
      -
      - 1 movies
      +
      +           The Loom
      +
      +    ⌸      A weaver finds a pattern that was never set.
      +
      +            74%  Sep 13, 2020 ›
      +
      +
      +
      +           Undated
      +
      +    ⌸      Nobody knows when.
      +
      +            39%  – ›
      +
      +
      + 2 movies
      """
    }
  }

  @Test func anErrorIsShownUntilTheNextListLoads() async {
    await expectTranscript(of: screen(FailingOnce()), width: 64) {
      """
      > wait
      > press "Click Alert"
      + ── alert ──
      + Data request
      + error Bad response code: 401
      + ( Okay )
      + ( Dismiss )
      > press Okay
      - ── alert ──
      - Data request
      - error Bad response code: 401
      - ( Okay )
      - ( Dismiss )
      > pick Endpoint Popular
      -                           2
      +                                1
      -                 Bad response code: 401
      -
      -                      Click Alert
      -
      -             Enter your index [- +] 2 (0…3)
      +                  Enter your index [- +] 1 (0…3)
      -   Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming
      +       Endpoint ( ) Now Playing  (•) Popular  ( ) Upcoming
      -            ( ) Top Rated
      +                ( ) Top Rated
      +
      +           Popular
      +
      +    ⌸      All that is popular.
      +
      +            59%  Jan 1, 1970 ›
      +
      +
      + 1 movies
      """
    }
  }

  @Test func aFavoriteIsSharedBetweenScreens() async {
    await expectTranscript(of: screen(Posterless()), width: 64) {
      """
      > wait
      > press List[1]
      - Movies                                                     ( i )
      -                                2
      -                  Enter your index [- +] 2 (0…3)
      -       Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming
      -                ( ) Top Rated
      -
      -           The Loom
      -
      -    ⌸      A weaver finds a pattern that was never set.
      -
      -            74%  Sep 13, 2020 ›
      -
      -
      -
      -           Undated
      -
      -    ⌸      Nobody knows when.
      -
      -            39%  – ›
      -
      -
      - 2 movies
      + ( ‹ Movies )  The Loom                                 ( heart )
      +
      +
      +
      +                           in progress…
      +                                                        ★ 7.4
      +
      +
      +
      +   The Loom                                                74%
      +
      +   A weaver finds a pattern that was never set.
      +
      +   ────────────────────────────────────────────────────────────
      +
      +   1024 votes
      +
      > press Favorite
      - ( ‹ Movies )  The Loom                                 ( heart )
      + ( ‹ Movies )  The Loom                                     ( ❥ )
      > press Back
      - ( ‹ Movies )  The Loom                                     ( ❥ )
      -
      -
      -
      -                           in progress…
      -                                                        ★ 7.4
      -
      -
      -
      -   The Loom                                                74%
      -
      -   A weaver finds a pattern that was never set.
      -
      -   ────────────────────────────────────────────────────────────
      -
      -   1024 votes
      -
      + Movies                                                     ( i )
      +                                2
      +                  Enter your index [- +] 2 (0…3)
      +       Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming
      +                ( ) Top Rated
      +
      +           The Loom ❥
      +
      +    ⌸      A weaver finds a pattern that was never set.
      +
      +            74%  Sep 13, 2020 ›
      +
      +
      +
      +           Undated
      +
      +    ⌸      Nobody knows when.
      +
      +            39%  – ›
      +
      +
      + 2 movies
      """
    }
  }

  @Test func aboutIsASheet() async {
    await expectTranscript(of: screen(Posterless()), width: 64) {
      """
      > press About
      + ── sheet, dismiss closes it ──
      + ( Close )  About
      +
      +                                ⌸
      +
      +                   Movies, made with Combine.
      +
      +         The Movie Database <https://www.themoviedb.org>
      +
      > press Close
      - ── sheet, dismiss closes it ──
      - ( Close )  About
      -
      -                                ⌸
      -
      -                   Movies, made with Combine.
      -
      -         The Movie Database <https://www.themoviedb.org>
      -
      """
    }
  }
}

/// The mock service without images, so that tests need no network.
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

/// A service whose first request fails.
private final class FailingOnce: MovieService {
  private var hasFailed = false

  func fetchMovies(from endpoint: MovieEndpoint) -> Future<[Movie], MovieStoreAPIError> {
    defer { hasFailed = true }
    return hasFailed
      ? Posterless().fetchMovies(from: endpoint)
      : MockMovieService(error: .responseError(401)).fetchMovies(from: endpoint)
  }
}
