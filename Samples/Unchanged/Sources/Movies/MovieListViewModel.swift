import Combine
import SwiftUI

class MovieListViewModel: ObservableObject {
  @Published var indexEndpoint: Int = 2
  @Published private(set) var movies: [Movie] = []
  @Published private(set) var moviesError: MovieStoreAPIError?
  @Published private(set) var isLoading = false

  let objectDidLoad = PassthroughSubject<Int, Never>()

  private let movieService: MovieService
  private var cancellables = Set<AnyCancellable>()

  init(movieService: MovieService = MovieStore.shared) {
    self.movieService = movieService

    $indexEndpoint
      .compactMap(MovieEndpoint.init(index:))
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in
        self?.isLoading = true
      })
      .map { endpoint in
        movieService.fetchMovies(from: endpoint)
          .map { Result<[Movie], MovieStoreAPIError>.success($0) }
          .catch { Just(Result.failure($0)) }
      }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .sink { [weak self] result in
        self?.show(result)
      }
      .store(in: &cancellables)
  }

  var endpoint: MovieEndpoint { MovieEndpoint(index: indexEndpoint) ?? .upcoming }

  private func show(_ result: Result<[Movie], MovieStoreAPIError>) {
    isLoading = false
    switch result {
    case .success(let movies):
      withAnimation {
        self.movies = movies
        self.moviesError = nil
      }
      objectDidLoad.send(movies.count)
    case .failure(let error):
      movies = []
      moviesError = error
    }
  }
}

final class Favorites: ObservableObject {
  private(set) var ids: Set<Int> = [] {
    willSet { objectWillChange.send() }
  }

  let objectWillChange = PassthroughSubject<Void, Never>()

  func contains(_ movie: Movie) -> Bool { ids.contains(movie.id) }

  func toggle(_ movie: Movie) {
    if ids.remove(movie.id) == nil { ids.insert(movie.id) }
  }
}
