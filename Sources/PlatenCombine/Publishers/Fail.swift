/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that the publisher fails with.
  public let error: Failure

  /// A publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// A publisher of values of a type that fails with an error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
