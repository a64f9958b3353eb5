import Combine
import Foundation

struct MockMovieService: MovieService {
  var error: MovieStoreAPIError?

  func fetchMovies(from endpoint: MovieEndpoint) -> Future<[Movie], MovieStoreAPIError> {
    Future { promise in
      if let error = error {
        promise(.failure(error))
      } else {
        promise(.success(Movie.mocks(for: endpoint)))
      }
    }
  }
}

extension Movie {
  static let mock = Movie(
    id: 1, title: "The Loom", overview: "A weaver finds a pattern that was never set.",
    posterPath: "/loom.jpg", backdropPath: "/loom-wide.jpg",
    releaseDate: Date(timeIntervalSince1970: 1_600_000_000), voteAverage: 7.4, voteCount: 1024)

  static func mocks(for endpoint: MovieEndpoint) -> [Movie] {
    switch endpoint {
    case .upcoming:
      return [
        mock,
        Movie(
          id: 2, title: "Undated", overview: "Nobody knows when.", posterPath: nil,
          backdropPath: nil, releaseDate: nil, voteAverage: 3.9, voteCount: 7),
      ]
    default:
      return [
        Movie(
          id: endpoint.id.count * 100, title: endpoint.description,
          overview: "All that is \(endpoint.description.lowercased()).", posterPath: nil,
          backdropPath: nil, releaseDate: Date(timeIntervalSince1970: 0), voteAverage: 5.9,
          voteCount: 12)
      ]
    }
  }
}
