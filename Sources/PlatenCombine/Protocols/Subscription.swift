/// The connection of a subscriber to a publisher.
///
/// Canceling a subscription is final, and safe from any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Adds to the number of values that the publisher may send.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions that do not belong to one publisher.
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
