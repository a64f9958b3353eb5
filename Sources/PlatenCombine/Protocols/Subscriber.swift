/// A type that receives values, and at most one completion, from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that the subscriber receives.
  associatedtype Input
  /// The kind of errors that the subscriber may receive; `Never` if it cannot receive one.
  associatedtype Failure: Error

  /// Receives the subscription by which the subscriber requests values.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns how many more values are requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end of the sequence, after which nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value without content.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of types that receive from publishers.
public enum Subscribers {}
