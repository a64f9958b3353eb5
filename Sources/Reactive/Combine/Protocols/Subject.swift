/// A publisher that accepts values from other code through `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends a completion to the subscribers, and ends the subject.
  func send(completion: Subscribers.Completion<Failure>)
  /// Provides the subject with a subscription to an upstream publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value to the subscribers.
  public func send() { send(()) }
}
