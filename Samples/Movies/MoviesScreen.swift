// A list of movies, with a stepper and a picker that share a published index. Run it: swift run
// movies, or open movies in swift run gallery (light, no-errors). It shows three ways to handle the
// errors of a service, alerts, and images that load late.

import Foundation
import Platen

/// The services that provide movies and posters.
public struct MovieServices: Equatable, Sendable {
  /// The base URL of movie lists, such as `https://api.themoviedb.org`.
  public var movies: String
  /// The base URL of posters, such as `https://image.tmdb.org`.
  public var posters: String
  /// The API key of the movie service.
  public var key: String?

  public init(movies: String, posters: String, key: String?) {
    self.movies = movies
    self.posters = posters
    self.key = key
  }
}

/// The movie screen with one of the three models.
public struct MoviesScreen<Model: MoviesModel>: View {
  private let services: MovieServices
  private let model: @MainActor (MovieStore) -> Model
  @Environment(\.remoteClient) private var client
  @StateObject private var activity = RequestActivity()

  /// Creates the movie screen.
  ///
  /// - Parameters:
  ///   - services: The services that provide movies and posters.
  ///   - model: A closure that creates the model for a store.
  public init(
    _ services: MovieServices, model: @escaping @MainActor (MovieStore) -> Model
  ) {
    self.services = services
    self.model = model
  }

  public var body: some View {
    let store = MovieStore.live(
      client.counting(in: activity), at: services.movies, key: services.key)
    MoviesView(
      model: model(store), posters: PosterStore(base: services.posters),
      isLoading: activity.isActive)
  }
}

private struct MoviesView<Model: MoviesModel>: View {
  @StateObject private var model: Model
  @StateObject private var posters: PosterStore
  private let isLoading: Bool
  @State private var isAlerting = false

  init(
    model: @autoclosure @escaping () -> Model, posters: @autoclosure @escaping () -> PosterStore,
    isLoading: Bool
  ) {
    _model = StateObject(wrappedValue: model())
    _posters = StateObject(wrappedValue: posters())
    self.isLoading = isLoading
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(model.indexEndpoint)")
      if let error = model.moviesError {
        Text(error.localizedDescription).foregroundColor(.red)
        Button("Click Alert") { isAlerting = true }
      }
      Stepper("Enter your index", value: $model.indexEndpoint, in: Endpoint.indices)
      Picker("Endpoint", selection: $model.indexEndpoint) {
        ForEach(Endpoint.allCases, id: \.rawValue) { Text($0.title).tag($0.rawValue) }
      }
      .pickerStyle(.segmented)
      if isLoading { ActivityIndicator() }
      List(model.movies) { MovieRow(movie: $0, posters: posters) }
    }
    .alert("Data request", isPresented: $isAlerting) {
      Button("Okay") {}
      Button("Dismiss", role: .cancel) {}
    } message: {
      Text("error \(model.moviesError?.localizedDescription ?? "")")
    }
  }
}

private struct MovieRow: View {
  let movie: Movie
  let posters: PosterStore

  var body: some View {
    HStack(alignment: .top) {
      PosterView(poster: posters.poster(of: movie))
      VStack(alignment: .leading) {
        Text(movie.title).bold()
        Text(movie.overview).lineLimit(3)
        HStack {
          RatingBadge(percent: movie.percent)
          Text(movie.date)
        }
      }
    }
  }
}

private struct RatingBadge: View {
  let percent: Int

  var body: some View { Text("\(percent)%").foregroundColor(color) }

  private var color: Color {
    switch percent {
    case ..<40: .red
    case ..<60: .orange
    case ..<75: .yellow
    default: .green
    }
  }
}

@MainActor
extension Movie {
  /// The average rating, in percent.
  var percent: Int { Int(min(max(voteAverage, 0), 10) * 10) }

  /// The formatted release date, or "–".
  var date: String { (releaseDate?.text).flatMap(Self.reader.date).map(Self.writer.string) ?? "–" }

  private static let reader = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  private static let writer = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = .gmt
    formatter.dateStyle = .medium
    return formatter
  }()
}
