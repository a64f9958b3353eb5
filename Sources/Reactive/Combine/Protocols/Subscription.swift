/// The connection between a subscriber and a publisher.
///
/// Any thread can cancel a subscription. Cancellation is final.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Adds to the number of values that the publisher may deliver.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for types that are related to subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that ignores requests and cancellation.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, SelfDescribing, Sendable {
  static let shared = EmptySubscription()

  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}

  var description: String { "Empty" }
}
