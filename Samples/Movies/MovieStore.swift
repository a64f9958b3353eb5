import Foundation
import Platen

/// A movie in a list of the service.
public struct Movie: Decodable, Identifiable, Equatable, Sendable {
  public let id: Int
  public let title: String
  public let overview: String
  public let posterPath: String?
  public let backdropPath: String?
  public let releaseDate: ReleaseDate?
  /// The average rating, from 0 to 10.
  public let voteAverage: Double
  public let voteCount: Int
  public let adult: Bool
}

/// The release date in the form that the service sends, which may be any string or missing.
public struct ReleaseDate: Decodable, Equatable, Sendable {
  public let text: String?

  public init(from decoder: any Decoder) throws {
    text = try? decoder.singleValueContainer().decode(String.self)
  }
}

/// A page of a movie list.
struct MoviePage: Decodable {
  let page: Int
  let totalResults: Int
  let totalPages: Int
  let results: [Movie]
}

/// The available movie lists, with their indices in the picker.
public enum Endpoint: Int, CaseIterable, Sendable {
  case nowPlaying, popular, upcoming, topRated

  public var title: String {
    switch self {
    case .nowPlaying: "Now Playing"
    case .popular: "Popular"
    case .upcoming: "Upcoming"
    case .topRated: "Top Rated"
    }
  }

  var path: String {
    switch self {
    case .nowPlaying: "now_playing"
    case .popular: "popular"
    case .upcoming: "upcoming"
    case .topRated: "top_rated"
    }
  }

  /// The range of valid indices.
  static let indices = 0...allCases.count - 1

  /// Returns the valid index that is nearest to the specified one.
  static func nearest(to index: Int) -> Int {
    min(max(index, indices.lowerBound), indices.upperBound)
  }
}

/// An error of a request for a movie list.
public enum MovieStoreAPIError: LocalizedError, Equatable, Sendable {
  case url(RemoteError)
  case response(Int)
  case decoding(RemoteError)
  case missingKey
  case generic

  init(_ error: RemoteError) {
    switch error.kind {
    case .status(let status): self = .response(status.code)
    case .decoding, .tooLarge: self = .decoding(error)
    case .invalidRequest, .unreachable, .timedOut, .tls, .interrupted: self = .url(error)
    case .malformed, .cancelled: self = .generic
    }
  }

  public var errorDescription: String? {
    switch self {
    case .url(let error), .decoding(let error): error.description
    case .response(let code): "Bad response code: \(code)"
    case .missingKey:
      """
      TMDb answers only with a key: get one at themoviedb.org under Settings, API, and start the \
      program with TMDB_API_KEY=KEY.
      """
    case .generic: "An unknown error has occurred"
    }
  }
}

/// A service that returns movie lists.
public struct MovieStore: Sendable {
  /// A closure that returns a publisher of a list. Each subscription sends one request, which
  /// cancellation ends.
  public var movies: @Sendable (Endpoint) -> AnyPublisher<[Movie], MovieStoreAPIError>

  public init(
    movies: @escaping @Sendable (Endpoint) -> AnyPublisher<[Movie], MovieStoreAPIError>
  ) {
    self.movies = movies
  }

  /// Creates a store that sends HTTP requests with a timeout of 10 seconds.
  ///
  /// - Parameters:
  ///   - client: The client that sends the requests.
  ///   - service: The base URL of the requests, such as `https://api.themoviedb.org`.
  ///   - key: The API key; without one, no requests are sent.
  public static func live(
    _ client: RemoteClient, at service: String, key: String?
  ) -> MovieStore {
    let client = client.timingOut(after: .seconds(10))
    return MovieStore { endpoint in
      guard let key else { return Fail(error: .missingKey).eraseToAnyPublisher() }
      let request = RemoteRequest(
        at: service, path: ["3", "movie", endpoint.path], query: ["api_key": key])
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return client.decodedPublisher(MoviePage.self, for: request, decoder: decoder)
        .map(\.results)
        .mapError { MovieStoreAPIError($0) }
        .eraseToAnyPublisher()
    }
  }

  /// Publishes a list and replaces an error with an empty list.
  public func moviesOrNone(from endpoint: Endpoint) -> AnyPublisher<[Movie], Never> {
    movies(endpoint).replaceError(with: []).eraseToAnyPublisher()
  }

  /// Requests a list immediately and returns a future that shares the result among its subscribers.
  ///
  /// The request is sent once and cannot be canceled. `Deferred { store.fetchMovies(from: .popular)
  /// }` sends a request for each subscription.
  public func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
    Future { promise in
      movies(endpoint).subscribe(
        Subscribers.Sink { completion in
          if case .failure(let error) = completion { promise(.failure(error)) }
        } receiveValue: { movies in
          promise(.success(movies))
        })
    }
  }
}
