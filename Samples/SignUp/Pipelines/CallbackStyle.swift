// A common starting point: the availability check with a completion handler. How it becomes
// UserNames.live: Documentation/Pipelines.md. It shows every possible failure of a request, each
// handled by hand.

import Foundation

import FoundationNetworking

/// An error of an availability check.
public enum NetworkError: Error {
  case invalidRequest
  case transport(any Error)
  case server(status: Int)
  case noData
  case decoding(any Error)
}

/// Checks the availability of a name and calls its completion handler on a background thread.
public struct CallbackUserNames {
  let service: String

  public init(service: String) { self.service = service }

  public func checkUserNameAvailable(
    userName: String, completion: @escaping @Sendable (Result<Bool, NetworkError>) -> Void
  ) {
    guard let url = url(for: userName) else {
      completion(.failure(.invalidRequest))
      return
    }
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      if let error {
        completion(.failure(.transport(error)))
        return
      }
      if let response = response as? HTTPURLResponse, !(200...299).contains(response.statusCode) {
        completion(.failure(.server(status: response.statusCode)))
        return
      }
      guard let data, !data.isEmpty else {
        completion(.failure(.noData))
        return
      }
      do {
        let answer = try JSONDecoder().decode(Availability.self, from: data)
        completion(.success(answer.isAvailable))
      } catch {
        completion(.failure(.decoding(error)))
      }
    }
    task.resume()
  }

  func url(for userName: String) -> URL? {
    guard var parts = URLComponents(string: service), parts.host != nil else { return nil }
    parts.path += "/isUserNameAvailable"
    parts.queryItems = [URLQueryItem(name: "userName", value: userName)]
    return parts.url
  }
}
