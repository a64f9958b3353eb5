import Combine
import Foundation

/// Loads lists of movies in the three styles of `URLSession`.
public struct CatalogService {
  public struct Movie: Decodable, Hashable, Identifiable {
    public let id: Int
    public let title: String
  }

  private struct Page: Decodable {
    let results: [Movie]
  }

  /// The address of the service. An environment variable replaces it, for example to record
  /// responses.
  private static let address =
    ProcessInfo.processInfo.environment["CATALOG"] ?? "https://api.themoviedb.org"

  public init() {}

  private func url(_ list: String) -> URL {
    URL(string: "\(Self.address)/3/movie/\(list)?api_key=sample-key")!
  }

  private static func movies(_ data: Data, _ response: URLResponse?) throws -> [Movie] {
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(Page.self, from: data).results
  }

  /// Loads a list, and calls a closure on the main queue.
  public func load(
    _ list: String, completion: @escaping @Sendable (Result<[Movie], Error>) -> Void
  ) {
    let task = URLSession.shared.dataTask(with: url(list)) { data, response, error in
      let result = Result<[Movie], Error> {
        if let error { throw error }
        return try Self.movies(data ?? Data(), response)
      }
      DispatchQueue.main.async { completion(result) }
    }
    task.resume()
  }

  /// Loads a list.
  public func movies(_ list: String) async throws -> [Movie] {
    let (data, response) = try await URLSession.shared.data(from: url(list))
    return try Self.movies(data, response)
  }

  /// Returns a publisher that loads a list.
  public func publisher(_ list: String) -> AnyPublisher<[Movie], Error> {
    URLSession.shared.dataTaskPublisher(for: url(list))
      .tryMap { try Self.movies($0.data, $0.response) }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
