import Combine
import Foundation

extension Publisher {
  /// Turns a failure into a value, so that the pipeline around does not end with it.
  func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success)
      .catch { Just(.failure($0)) }
      .eraseToAnyPublisher()
  }

  /// Tries again after a failure, each time after twice the pause.
  func retry(
    _ retries: Int,
    withBackoff delay: TimeInterval,
    on queue: DispatchQueue = .main,
    if shouldRetry: @escaping (Failure) -> Bool = { _ in true }
  ) -> AnyPublisher<Output, Failure> {
    self.catch { error -> AnyPublisher<Output, Failure> in
      guard retries > 0, shouldRetry(error) else {
        return Fail(error: error).eraseToAnyPublisher()
      }
      return Just(())
        .delay(for: .seconds(delay), scheduler: queue)
        .setFailureType(to: Failure.self)
        .flatMap { _ in
          self.retry(retries - 1, withBackoff: delay * 2, on: queue, if: shouldRetry)
        }
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Assigns to a property without keeping its object alive.
  func weakAssign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in
      object?[keyPath: keyPath] = value
    }
  }
}
