import Combine
import Foundation

protocol AccountServiceProtocol {
  func isUserNameAvailable(_ userName: String) -> AnyPublisher<Bool, AccountServiceError>
}

enum AccountServiceError: LocalizedError {
  case invalidURL
  case offline(URLError)
  case invalidUserName(reason: String)
  case server(status: Int, reason: String?)
  case decoding(Error)

  var errorDescription: String? {
    switch self {
    case .invalidURL:
      return "Invalid request: URL invalid"
    case .offline:
      return "Offline: the username could not be checked."
    case .invalidUserName(let reason):
      return reason
    case .server(_, let reason):
      return reason ?? "Server error"
    case .decoding:
      return "The server returned data in an unexpected format. Try updating the app."
    }
  }

  var isTemporary: Bool {
    if case .server = self { return true }
    return false
  }
}

final class AccountService: AccountServiceProtocol {
  private struct Availability: Decodable {
    let isAvailable: Bool
    let userName: String
  }

  private struct Problem: Decodable {
    let error: Bool
    let reason: String
  }

  private let baseURL: URL
  private let session: URLSession
  private let decoder = JSONDecoder()

  init(baseURL: URL = URL(string: "http://127.0.0.1:8080")!, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.session = session
  }

  func isUserNameAvailable(_ userName: String) -> AnyPublisher<Bool, AccountServiceError> {
    var components = URLComponents(
      url: baseURL.appendingPathComponent("isUserNameAvailable"), resolvingAgainstBaseURL: false)
    components?.queryItems = [URLQueryItem(name: "userName", value: userName)]
    guard let url = components?.url else {
      return Fail(error: .invalidURL).eraseToAnyPublisher()
    }

    return session.dataTaskPublisher(for: url)
      .mapError { AccountServiceError.offline($0) }
      .tryMap { data, response -> Data in
        guard let response = response as? HTTPURLResponse else {
          throw AccountServiceError.offline(URLError(.badServerResponse))
        }
        guard (200..<300).contains(response.statusCode) else {
          throw self.error(for: response.statusCode, body: data)
        }
        return data
      }
      .decode(type: Availability.self, decoder: decoder)
      .map(\.isAvailable)
      .mapError { ($0 as? AccountServiceError) ?? .decoding($0) }
      .eraseToAnyPublisher()
  }

  private func error(for status: Int, body: Data) -> AccountServiceError {
    let problem = try? decoder.decode(Problem.self, from: body)
    if status == 400, let problem = problem {
      return .invalidUserName(reason: problem.reason)
    }
    return .server(status: status, reason: problem?.reason)
  }
}
