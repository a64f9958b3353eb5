import MoviesSample
import PlatenREPL
import SampleHost

extension SampleHost {
  /// Returns the movie screen with a model and the services of this host.
  public func movies<Model: MoviesModel>(
    _ model: @escaping @MainActor (MovieStore) -> Model
  ) -> some View {
    let services = MovieServices(
      movies: origins.movies, posters: origins.posters, key: origins.movieKey)
    return MoviesScreen(services, model: model).environment(\.remoteClient, client)
  }
}

/// The scenes of the movie screens that do not show errors.
public struct MovieVariants: Scene {
  private let host: SampleHost

  public init(_ host: SampleHost) { self.host = host }

  public var body: some Scene {
    Screen("movies", variant: "no-errors") {
      host.movies { MoviesWithoutErrorsModel(store: $0) }
    }
    .summary("The movies, without a message when a request fails")
    Screen("movies", variant: "light") { host.movies { LightMoviesModel(store: $0) } }
      .summary("The movies, from publishers that cannot fail")
  }
}
