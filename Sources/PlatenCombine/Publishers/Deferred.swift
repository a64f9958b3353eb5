/// A publisher that makes another one for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher

  @inlinable
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  @inlinable
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    createPublisher().receive(subscriber: subscriber)
  }
}
