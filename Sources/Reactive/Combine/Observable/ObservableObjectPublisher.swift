/// A publisher that emits before an observable object changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  @usableFromInline let core = SubjectCore<Void, Never>(.signal, name: "ObservableObjectPublisher")

  public init() {}

  @inlinable
  public func receive<S: Subscriber<Void, Never>>(subscriber: S) { core.add(subscriber, to: self) }

  /// Announces that the object is about to change.
  @inlinable public func send() { core.send(()) }
}
