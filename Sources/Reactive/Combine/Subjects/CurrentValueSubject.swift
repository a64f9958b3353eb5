/// A subject that stores the latest value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline let core: SubjectCore<Output, Failure>

  /// The latest value. Setting this property sends the new value to the subscribers.
  @inlinable public var value: Output {
    // Never `nil`: the core is created with a value, and that value can only be replaced.
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
