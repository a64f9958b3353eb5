import MoviesSample
import PlatenREPL
import SampleHost

/// The movies in their three forms, and their titles alone.
struct MovieScenes: Scene {
  let host: SampleHost

  var body: some Scene {
    Screen("movies") {
      MoviesScreen(services) { MoviesWithErrorsModel(store: $0) }
        .environment(\.remoteClient, host.client)
    }
    Screen("movies", variant: "no-errors") {
      MoviesScreen(services) { MoviesWithoutErrorsModel(store: $0) }
        .environment(\.remoteClient, host.client)
    }
    Screen("movies", variant: "light") {
      MoviesScreen(services) { LightMoviesModel(store: $0) }
        .environment(\.remoteClient, host.client)
    }
    Screen("now-playing") {
      NowPlayingScreen(service: host.origins.movies, key: host.origins.movieKey)
        .environment(\.remoteClient, host.client)
    }
  }

  private var services: MovieServices {
    MovieServices(
      movies: host.origins.movies, posters: host.origins.posters, key: host.origins.movieKey)
  }
}
