/// A subject that sends values to its subscribers without storing them.
///
/// A subscriber receives only the values that are sent while it has demand.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let core = SubjectCore<Output, Failure>(
    .passthrough, name: "PassthroughSubject")

  public init() {}

  public func send(subscription: any Subscription) { core.add(upstream: subscription) }

  @inlinable
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    core.add(subscriber, to: self)
  }

  @inlinable public func send(_ input: Output) { core.send(input) }

  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
}
