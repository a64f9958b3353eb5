/// A subscriber that consists of closures, for operators that do not change the subscription.
///
/// The downstream receives the subscription of the upstream directly.
final class Tap<Input, Failure: Error>: Subscriber, SelfDescribing {
  let description: String
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init(
    _ name: String, subscription: @escaping (any Subscription) -> Void,
    value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    description = name
    (self.subscription, self.value, self.completion) = (subscription, value, completion)
  }

  func receive(subscription: any Subscription) { self.subscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }

}
