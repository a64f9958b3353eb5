import Foundation
import Platen

/// A movie, as a list of the service has it.
public struct Movie: Decodable, Identifiable, Equatable, Sendable {
  public let id: Int
  public let title: String
  public let overview: String
  public let posterPath: String?
  public let backdropPath: String?
  public let releaseDate: ReleaseDate?
  /// From 0 to 10.
  public let voteAverage: Double
  public let voteCount: Int
  public let adult: Bool
}

/// When a movie is released, as the service says it: not each text is a date, and what is no text
/// at all says nothing.
public struct ReleaseDate: Decodable, Equatable, Sendable {
  public let text: String?

  public init(from decoder: any Decoder) throws {
    text = try? decoder.singleValueContainer().decode(String.self)
  }
}

/// A page of a list.
struct MoviePage: Decodable {
  let page: Int
  let totalResults: Int
  let totalPages: Int
  let results: [Movie]
}

/// The lists that there are, by their place in the picker.
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

  /// The places that there are.
  static let indices = 0...allCases.count - 1

  /// The place nearest to an index.
  static func nearest(to index: Int) -> Int {
    min(max(index, indices.lowerBound), indices.upperBound)
  }
}

/// Why there is no list.
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

/// The service that knows lists of movies.
public struct MovieStore: Sendable {
  /// A list. Each subscription asks once, and asks no more when it is cancelled.
  public var movies: @Sendable (Endpoint) -> AnyPublisher<[Movie], MovieStoreAPIError>

  public init(
    movies: @escaping @Sendable (Endpoint) -> AnyPublisher<[Movie], MovieStoreAPIError>
  ) {
    self.movies = movies
  }

  /// Asks a service over HTTP, for ten seconds at most.
  ///
  /// - Parameters:
  ///   - service: The base of requests, such as `https://api.themoviedb.org`.
  ///   - key: What the service knows the program by; without it nobody is asked.
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

  /// A list, as a publisher that does not fail: an error is an empty list.
  public func moviesOrNone(from endpoint: Endpoint) -> AnyPublisher<[Movie], Never> {
    movies(endpoint).replaceError(with: []).eraseToAnyPublisher()
  }

  /// A list, as it was published first: asked for at once, once, whoever subscribes and however
  /// often, and not to be cancelled.
  ///
  /// `Deferred { store.fetchMovies(from: .popular) }` asks anew for each subscription.
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
