import MoviesSample
import Platen
import PlatenTesting
import Testing

/// The list at an index that a stepper and a picker share, and what becomes of its errors.
@MainActor
@Suite struct MoviesScreenTests {
  /// A movie in each list, named after it; the list of popular ones fails.
  private let client = RemoteClient.lists { list in
    list == "popular"
      ? .response(RemoteResponse(status: 503), after: .seconds(1))
      : .response(.movies(movie(1, "One of \(list)")), after: .seconds(1))
  }

  @Test func theStepperAndThePickerShareTheIndex() async {
    await expectTranscript(of: moviesScreen(asking: client)) {
      """
      > show
        2
        Enter your index [- +] 2 (0…3)
        Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming  ( ) Top Rated
        in progress…
      > wait
      - in progress…
      + (no poster)       One of upcoming
      +                   A story.
      +                   75% Oct 30, 2026
      > increment "Enter your index"
      - 2
      + 3
      - Enter your index [- +] 2 (0…3)
      + Enter your index [-  ] 3 (0…3)
      - Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming  ( ) Top Rated
      + Endpoint ( ) Now Playing  ( ) Popular  ( ) Upcoming  (•) Top Rated
      + in progress…
      > wait
      - in progress…
      - (no poster)       One of upcoming
      + (no poster)       One of top_rated
      > pick Endpoint "Now Playing"
      - 3
      + 0
      - Enter your index [-  ] 3 (0…3)
      + Enter your index [  +] 0 (0…3)
      - Endpoint ( ) Now Playing  ( ) Popular  ( ) Upcoming  (•) Top Rated
      + Endpoint (•) Now Playing  ( ) Popular  ( ) Upcoming  ( ) Top Rated
      + in progress…
      > wait
      - in progress…
      - (no poster)       One of top_rated
      + (no poster)       One of now_playing
      """
    }
  }

  @Test func theNextPickShowsItsListAndClearsTheError() async {
    await expectTranscript(of: moviesScreen(asking: client)) {
      """
      > wait
      - in progress…
      + (no poster)       One of upcoming
      +                   A story.
      +                   75% Oct 30, 2026
      > pick Endpoint Popular
      - 2
      + 1
      - Enter your index [- +] 2 (0…3)
      + Enter your index [- +] 1 (0…3)
      - Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming  ( ) Top Rated
      + Endpoint ( ) Now Playing  (•) Popular  ( ) Upcoming  ( ) Top Rated
      + in progress…
      > wait
      - in progress…
      + Bad response code: 503
      + ( Click Alert )
      - (no poster)       One of upcoming
      -                   A story.
      -                   75% Oct 30, 2026
      > press "Click Alert"
      + ── alert ──
      + Data request
      + error Bad response code: 503
      + ( Okay )
      + ( Dismiss )
      > press Okay
      - ── alert ──
      - Data request
      - error Bad response code: 503
      - ( Okay )
      - ( Dismiss )
      > press "Click Alert"
      + ── alert ──
      + Data request
      + error Bad response code: 503
      + ( Okay )
      + ( Dismiss )
      > press Dismiss
      - ── alert ──
      - Data request
      - error Bad response code: 503
      - ( Okay )
      - ( Dismiss )
      > pick Endpoint "Top Rated"
      - 1
      + 3
      - Enter your index [- +] 1 (0…3)
      + Enter your index [-  ] 3 (0…3)
      - Endpoint ( ) Now Playing  (•) Popular  ( ) Upcoming  ( ) Top Rated
      + Endpoint ( ) Now Playing  ( ) Popular  ( ) Upcoming  (•) Top Rated
      + in progress…
      > wait
      - in progress…
      - Bad response code: 503
      - ( Click Alert )
      + (no poster)       One of top_rated
      +                   A story.
      +                   75% Oct 30, 2026
      """
    }
  }

  @Test func theIndexStaysInItsRange() async {
    await expectTranscript(of: moviesScreen(asking: client)) {
      """
      > wait
      - in progress…
      + (no poster)       One of upcoming
      +                   A story.
      +                   75% Oct 30, 2026
      > increment "Enter your index"
      - 2
      + 3
      - Enter your index [- +] 2 (0…3)
      + Enter your index [-  ] 3 (0…3)
      - Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming  ( ) Top Rated
      + Endpoint ( ) Now Playing  ( ) Popular  ( ) Upcoming  (•) Top Rated
      + in progress…
      > wait
      - in progress…
      - (no poster)       One of upcoming
      + (no poster)       One of top_rated
      > increment "Enter your index"
      ! cannot increment «Enter your index»: it is at 3, the end of its range
      > pick Endpoint Latest
      ! cannot pick «Endpoint»: no option «Latest»; there is «Now Playing», «Popular», «Upcoming», «Top Rated»
      """
    }
  }

  @Test func otherModelsShowAnEmptyListAndGoOn() async {
    await expectEmptyList { MoviesWithoutErrorsModel(store: $0) }
    await expectEmptyList { LightMoviesModel(store: $0) }
  }

  private func expectEmptyList<Model: MoviesModel>(
    _ model: @escaping @MainActor (MovieStore) -> Model
  ) async {
    await expectTranscript(of: moviesScreen(asking: client, model: model)) {
      """
      > wait
      - in progress…
      + (no poster)       One of upcoming
      +                   A story.
      +                   75% Oct 30, 2026
      > pick Endpoint Popular
      - 2
      + 1
      - Enter your index [- +] 2 (0…3)
      + Enter your index [- +] 1 (0…3)
      - Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming  ( ) Top Rated
      + Endpoint ( ) Now Playing  (•) Popular  ( ) Upcoming  ( ) Top Rated
      + in progress…
      > wait
      - in progress…
      - (no poster)       One of upcoming
      -                   A story.
      -                   75% Oct 30, 2026
      > pick Endpoint "Top Rated"
      - 1
      + 3
      - Enter your index [- +] 1 (0…3)
      + Enter your index [-  ] 3 (0…3)
      - Endpoint ( ) Now Playing  (•) Popular  ( ) Upcoming  ( ) Top Rated
      + Endpoint ( ) Now Playing  ( ) Popular  ( ) Upcoming  (•) Top Rated
      + in progress…
      > wait
      - in progress…
      + (no poster)       One of top_rated
      +                   A story.
      +                   75% Oct 30, 2026
      """
    }
  }
}
