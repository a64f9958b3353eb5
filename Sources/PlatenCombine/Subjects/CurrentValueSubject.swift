/// A subject that keeps the latest value, which a subscriber receives first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline let core: SubjectCore<Output, Failure>

  /// The latest value. Setting it sends it.
  @inlinable public var value: Output {
    // The core was made with a value, and keeps one from then on.
    get { core.latest.unsafelyUnwrapped }
    set {
      core.replace(newValue)
      core.send(newValue)
    }
  }

  public init(_ value: Output) {
    core = SubjectCore(.currentValue, name: "CurrentValueSubject", latest: value)
  }

  public func send(subscription: any Subscription) { core.add(upstream: subscription) }

  @inlinable
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    core.add(subscriber, to: self)
  }

  @inlinable
  public func send(_ input: Output) {
    if core.completion == nil { value = input }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
}
