import Foundation
import Platen

/// What the movies' screen shows: an index, and the list at that index.
@MainActor
public protocol MoviesModel: ObservableObject {
  /// The place of the list in ``Endpoint``; set to another it becomes the nearest place there is.
  var indexEndpoint: Int { get set }
  var movies: [Movie] { get }
  /// Why there is no list; always nothing in models that take an error for an empty list.
  var moviesError: MovieStoreAPIError? { get }
}

extension MoviesModel {
  /// Brings the index back among the places that there are.
  fileprivate func mendIndex() {
    let nearest = Endpoint.nearest(to: indexEndpoint)
    if nearest != indexEndpoint { indexEndpoint = nearest }
  }
}

/// Asks by a publisher that cannot fail.
@MainActor
public final class LightMoviesModel: MoviesModel {
  @Published public var indexEndpoint = 2 { didSet { mendIndex() } }
  @Published public private(set) var movies: [Movie] = []
  public var moviesError: MovieStoreAPIError? { nil }

  public init(store: MovieStore) {
    $indexEndpoint
      .compactMap(Endpoint.init)
      .map { store.moviesOrNone(from: $0) }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .assign(to: &$movies)
  }
}

/// Replaces the error of each list by a list without movies, and goes on with the next index.
@MainActor
public final class MoviesWithoutErrorsModel: MoviesModel {
  @Published public var indexEndpoint = 2 { didSet { mendIndex() } }
  @Published public private(set) var movies: [Movie] = []
  public var moviesError: MovieStoreAPIError? { nil }

  public init(store: MovieStore) {
    $indexEndpoint
      .compactMap(Endpoint.init)
      .map { store.movies($0).replaceError(with: []) }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .assign(to: &$movies)
  }
}

/// Keeps what went wrong with a list until the next one has come.
@MainActor
public final class MoviesWithErrorsModel: MoviesModel {
  @Published public var indexEndpoint = 2 { didSet { mendIndex() } }
  @Published public private(set) var movies: [Movie] = []
  @Published public private(set) var moviesError: MovieStoreAPIError?

  public init(store: MovieStore) {
    let answers =
      $indexEndpoint
      .compactMap(Endpoint.init)
      .map { endpoint in
        store.movies(endpoint)
          .map { Result<[Movie], MovieStoreAPIError>.success($0) }
          .catch { Just(.failure($0)) }
      }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .share()
    answers.map { (try? $0.get()) ?? [] }.assign(to: &$movies)
    answers.map { $0.error }.assign(to: &$moviesError)
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
