/// A type that receives values, and at most one completion, from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that the subscriber receives.
  associatedtype Input
  /// The type of the errors that the subscriber can receive; `Never` if the subscriber cannot
  /// receive errors.
  associatedtype Failure: Error

  /// Receives the subscription, through which the subscriber requests values.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns the additional demand.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion, after which the publisher sends nothing.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an empty value, and returns the additional demand.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for types that are related to subscribers.
public enum Subscribers {}
