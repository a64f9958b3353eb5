import MoviesSample
import PlatenREPL
import SampleHost

extension SampleHost {
  /// The movies with one of their models, asking what this host asks.
  public func movies<Model: MoviesModel>(
    _ model: @escaping @MainActor (MovieStore) -> Model
  ) -> some View {
    let services = MovieServices(
      movies: origins.movies, posters: origins.posters, key: origins.movieKey)
    return MoviesScreen(services, model: model).environment(\.remoteClient, client)
  }
}

/// The movies in their forms that show no errors.
public struct MovieVariants: Scene {
  private let host: SampleHost

  public init(_ host: SampleHost) { self.host = host }

  public var body: some Scene {
    Screen("movies", variant: "no-errors") {
      host.movies { MoviesWithoutErrorsModel(store: $0) }
    }
    Screen("movies", variant: "light") { host.movies { LightMoviesModel(store: $0) } }
  }
}
