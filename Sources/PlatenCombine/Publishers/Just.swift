/// A publisher that delivers one value to each subscriber, and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value that the publisher delivers.
  public let output: Output

  @inlinable public init(_ output: Output) { self.output = output }

  @inlinable
  public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    subscriber.receive(subscription: SingleValueSubscription("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
