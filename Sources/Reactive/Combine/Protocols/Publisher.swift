/// A type that delivers a sequence of values over time to its subscribers.
public protocol Publisher<Output, Failure> {
  /// The type of the values that the publisher delivers.
  associatedtype Output
  /// The type of the errors that end the publisher; `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Publishers implement this method; callers use `subscribe(_:)`.
  func receive<S: Subscriber<Output, Failure>>(subscriber: S)
}

extension Publisher {
  /// Attaches the given subscriber to this publisher.
  @inlinable
  public func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: S) {
    receive(subscriber: subscriber)
  }
}

/// A namespace for the publishers that operators return.
public enum Publishers {}
