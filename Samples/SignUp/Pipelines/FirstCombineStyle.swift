// The first step of Documentation/Pipelines.md: the same check as a pipeline. UserNames.live adds
// reasons, retries, timeouts and cancellation in tests. It shows dataTaskPublisher, decode and
// mapError in place of the completion handler.

import Foundation
import Platen

import FoundationNetworking

extension CallbackUserNames {
  public func checkUserNameAvailable(userName: String) -> AnyPublisher<Bool, any Error> {
    guard let url = url(for: userName) else {
      return Fail(error: NetworkError.invalidRequest).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: Availability.self, decoder: JSONDecoder())
      .map(\.isAvailable)
      .eraseToAnyPublisher()
  }
}
