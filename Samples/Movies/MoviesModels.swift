import Foundation
import Platen

/// A model of the movie screen: an index and the list at that index.
@MainActor
public protocol MoviesModel: ObservableObject {
  /// The index of the list in ``Endpoint``. An invalid index changes to the nearest valid one.
  var indexEndpoint: Int { get set }
  var movies: [Movie] { get }
  /// The error of the last request; always `nil` in models that replace errors with empty lists.
  var moviesError: MovieStoreAPIError? { get }
}

extension MoviesModel {
  /// Replaces an invalid index with the nearest valid one.
  fileprivate func mendIndex() {
    let nearest = Endpoint.nearest(to: indexEndpoint)
    if nearest != indexEndpoint { indexEndpoint = nearest }
  }
}

/// A model that uses publishers without errors.
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

/// A model that replaces the error of each request with an empty list, so that later requests
/// succeed.
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

/// A model that stores the error of a request until the next list arrives.
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
