/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  public let combineIdentifier: CombineIdentifier

  /// The wrapped subscriber; `nil` if the subscriber was created with closures.
  private let base: Any?
  @usableFromInline let onSubscription: (any Subscription) -> Void
  @usableFromInline let onValue: (Input) -> Subscribers.Demand
  @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a type-erased subscriber that wraps another subscriber.
  public init<S: Subscriber<Input, Failure>>(_ s: S) {
    if let same = s as? AnySubscriber {
      self = same
      return
    }
    combineIdentifier = s.combineIdentifier
    base = s
    onSubscription = { s.receive(subscription: $0) }
    onValue = { s.receive($0) }
    onCompletion = { s.receive(completion: $0) }
  }

  /// Creates a subscriber that forwards all signals to a subject.
  public init<S: Subject<Input, Failure>>(_ s: S) { self.init(SubjectSubscriber(s)) }

  /// Creates a subscriber that runs the given closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    base = nil
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  @inlinable public func receive(subscription: any Subscription) { onSubscription(subscription) }

  @inlinable public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  @inlinable
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  public var description: String {
    guard let base else { return "Anonymous AnySubscriber" }
    return (base as? any CustomStringConvertible)?.description ?? "\(type(of: base))"
  }

  public var customMirror: Mirror {
    guard let base else { return Mirror(reflecting: description) }
    return (base as? any CustomReflectable)?.customMirror
      ?? Mirror(base, children: EmptyCollection())
  }

  public var playgroundDescription: Any {
    (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
}
