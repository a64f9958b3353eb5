import Combine
import Foundation

extension Publisher {
  /// Converts values and failures to results, so that a failure does not end the enclosing
  /// pipeline.
  func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success)
      .catch { Just(.failure($0)) }
      .eraseToAnyPublisher()
  }

  /// Retries after a failure and doubles the delay each time.
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
  /// Assigns values to a property of an object without retaining the object.
  func weakAssign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in
      object?[keyPath: keyPath] = value
    }
  }
}
