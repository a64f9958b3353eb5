import MoviesSample
import PlatenREPL
import SampleHost

@main
struct MoviesApp: App {
  private let host = SampleHost()

  var body: some Scene {
    WindowGroup("movies") {
      MoviesScreen(host.movies) { MoviesWithErrorsModel(store: $0) }
        .environment(\.remoteClient, host.client)
    }
    Screen("movies", variant: "no-errors") {
      MoviesScreen(host.movies) { MoviesWithoutErrorsModel(store: $0) }
        .environment(\.remoteClient, host.client)
    }
    Screen("movies", variant: "light") {
      MoviesScreen(host.movies) { LightMoviesModel(store: $0) }
        .environment(\.remoteClient, host.client)
    }
    host.scenes
  }
}

extension SampleHost {
  var movies: MovieServices {
    MovieServices(movies: origins.movies, posters: origins.posters, key: origins.movieKey)
  }
}
