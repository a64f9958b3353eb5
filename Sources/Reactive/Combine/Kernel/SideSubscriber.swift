/// An additional subscriber of an operator, separate from the subscriber that acts as the
/// operator's subscription.
///
/// As in Combine, the tag gives subscribers with different roles different types.
struct SideSubscriber<Tag, Input, Failure: Error>: Subscriber, SelfDescribing {
  typealias Owner = Subscription & SelfDescribing

  let owner: any Owner
  let combineIdentifier: CombineIdentifier
  let attach: (any Subscription) -> Void
  let handle: (Input) -> Subscribers.Demand
  let complete: (Subscribers.Completion<Failure>) -> Void

  init(
    of owner: any Owner, combineIdentifier: CombineIdentifier? = nil,
    subscription: @escaping (any Subscription) -> Void,
    value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.owner = owner
    self.combineIdentifier = combineIdentifier ?? owner.combineIdentifier
    attach = subscription
    handle = value
    complete = completion
  }

  func receive(subscription: any Subscription) { attach(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { handle(input) }
  func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }

  var description: String { owner.description }
  var mirrorChildren: [Mirror.Child] {
    combineIdentifier == owner.combineIdentifier
      ? owner.mirrorChildren : [("parentSubscription", owner.combineIdentifier)]
  }
}
