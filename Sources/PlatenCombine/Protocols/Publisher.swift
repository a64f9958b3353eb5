/// A type that delivers a sequence of values over time.
public protocol Publisher<Output, Failure> {
  /// The kind of values that the publisher delivers.
  associatedtype Output
  /// The kind of errors that the publisher may fail with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Callers use `subscribe(_:)`.
  func receive<S: Subscriber<Output, Failure>>(subscriber: S)
}

extension Publisher {
  /// Attaches a subscriber to the publisher.
  @inlinable
  public func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: S) {
    receive(subscriber: subscriber)
  }
}

/// The namespace of the types that operators return.
public enum Publishers {}
