import Combine
import Foundation

protocol MovieService {
  func fetchMovies(from endpoint: MovieEndpoint) -> Future<[Movie], MovieStoreAPIError>
}

enum MovieStoreAPIError: Error, LocalizedError, Identifiable {
  case urlError(URLError)
  case responseError(Int)
  case decodingError(DecodingError)
  case genericError

  var id: String { localizedDescription }

  var errorDescription: String? {
    switch self {
    case .urlError(let error):
      return error.localizedDescription
    case .decodingError(let error):
      return error.localizedDescription
    case .responseError(let status):
      return "Bad response code: \(status)"
    case .genericError:
      return "An unknown error has occurred"
    }
  }
}

final class MovieStore: MovieService {
  static let shared = MovieStore()

  private let apiKey = Bundle.main.object(forInfoDictionaryKey: "TMDB_API_KEY") as? String ?? ""
  private let baseAPIURL = "https://api.themoviedb.org/3"
  private let urlSession: URLSession
  private var subscriptions = Set<AnyCancellable>()

  private let jsonDecoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let dateFormatter = DateFormatter()
    dateFormatter.locale = Locale(identifier: "en_US_POSIX")
    dateFormatter.dateFormat = "yyyy-MM-dd"
    decoder.dateDecodingStrategy = .formatted(dateFormatter)
    return decoder
  }()

  init(urlSession: URLSession = .shared) {
    self.urlSession = urlSession
  }

  func fetchMovies(from endpoint: MovieEndpoint) -> Future<[Movie], MovieStoreAPIError> {
    Future<[Movie], MovieStoreAPIError> { [unowned self] promise in
      guard let url = self.url(for: endpoint) else {
        return promise(.failure(.urlError(URLError(.unsupportedURL))))
      }

      self.urlSession.dataTaskPublisher(for: url)
        .tryMap { (data, response) -> Data in
          guard let response = response as? HTTPURLResponse, 200...299 ~= response.statusCode else {
            let status = (response as? HTTPURLResponse)?.statusCode ?? 500
            throw MovieStoreAPIError.responseError(status)
          }
          return data
        }
        .decode(type: MoviesResponse.self, decoder: self.jsonDecoder)
        .receive(on: RunLoop.main)
        .sink(
          receiveCompletion: { completion in
            guard case .failure(let error) = completion else { return }
            switch error {
            case let error as MovieStoreAPIError: promise(.failure(error))
            case let error as URLError: promise(.failure(.urlError(error)))
            case let error as DecodingError: promise(.failure(.decodingError(error)))
            default: promise(.failure(.genericError))
            }
          },
          receiveValue: { promise(.success($0.results)) }
        )
        .store(in: &self.subscriptions)
    }
  }

  private func url(for endpoint: MovieEndpoint) -> URL? {
    var components = URLComponents(string: "\(baseAPIURL)/movie/\(endpoint.rawValue)")
    components?.queryItems = [URLQueryItem(name: "api_key", value: apiKey)]
    return components?.url
  }
}
