/// A publisher that immediately fails with a given error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error with which the publisher fails.
  public let error: Failure

  /// Creates a publisher that immediately fails with an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of the given output type that immediately fails with an error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
