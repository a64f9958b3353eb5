/// A publisher that code outside it sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends a completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription to a publisher that feeds it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content to the subscribers.
  public func send() { send(()) }
}
