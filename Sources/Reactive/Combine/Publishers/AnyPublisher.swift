/// A type-erased publisher.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline let box: AnyPublisherBox<Output, Failure>

  /// Creates a type-erased publisher that wraps another publisher.
  @inlinable
  public init<P: Publisher<Output, Failure>>(_ publisher: P) {
    box = (publisher as? AnyPublisher)?.box ?? PublisherBox(publisher)
  }

  @inlinable
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    box.receive(subscriber: subscriber)
  }

  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Wraps this publisher in a type-erased publisher.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

@usableFromInline
class AnyPublisherBox<Output, Failure: Error>: Publisher {
  @inlinable init() {}

  @usableFromInline
  func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    fatalError("an abstract method was called")
  }
}

@usableFromInline
final class PublisherBox<Base: Publisher>: AnyPublisherBox<Base.Output, Base.Failure> {
  @usableFromInline let base: Base

  @inlinable init(_ base: Base) { self.base = base }

  @inlinable
  override func receive<S: Subscriber<Base.Output, Base.Failure>>(subscriber: S) {
    base.receive(subscriber: subscriber)
  }
}
