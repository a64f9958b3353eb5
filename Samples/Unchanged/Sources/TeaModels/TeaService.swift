import Combine
import Foundation

public protocol TeaService {
  func teas(matching query: String) -> AnyPublisher<[Tea], Error>
}

/// A tea service that sends requests to the shop's server.
public struct RemoteTeaService: TeaService {
  private let baseURL: URL
  private let session: URLSession

  public init(baseURL: URL, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.session = session
  }

  public func teas(matching query: String) -> AnyPublisher<[Tea], Error> {
    var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: false)
    components?.queryItems = [URLQueryItem(name: "q", value: query)]
    guard let url = components?.url else {
      return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
    }
    return session.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [Tea].self, decoder: JSONDecoder())
      .eraseToAnyPublisher()
  }
}

/// A tea service with fixed data, for previews and tests.
public struct MockTeaService: TeaService {
  public static let shelf = [
    Tea(id: 1, name: "Sencha", seconds: 3, cents: 450),
    Tea(id: 2, name: "Assam", seconds: 5, cents: 380),
    Tea(id: 3, name: "Rooibos", seconds: 8, cents: 320),
  ]

  private let result: Result<[Tea], URLError>

  public init(teas: [Tea] = Self.shelf) { result = .success(teas) }

  public init(error: URLError) { result = .failure(error) }

  public func teas(matching query: String) -> AnyPublisher<[Tea], Error> {
    result.publisher
      .map { $0.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) } }
      .mapError { $0 as Error }
      .delay(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
