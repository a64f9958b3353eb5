/// A publisher of changes that an object is about to make.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  @usableFromInline let core = SubjectCore<Void, Never>(.signal, name: "ObservableObjectPublisher")

  public init() {}

  @inlinable
  public func receive<S: Subscriber<Void, Never>>(subscriber: S) { core.add(subscriber, to: self) }

  /// Announces a change.
  @inlinable public func send() { core.send(()) }
}
