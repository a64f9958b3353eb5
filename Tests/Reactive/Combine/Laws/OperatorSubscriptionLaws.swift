import PlatenCombine
import Testing

/// Laws about operators whose upstreams send everything on subscription.
struct OperatorSubscriptionLaws {
  /// The signals that every upstream sends on subscription.
  enum Source: CaseIterable { case value, nothing, failure }

  @Test(arguments: Operator.all + Operator.nesting, Source.allCases)
  func theSubscriptionIsSentFirstAndTheCompletionLast(tested: Operator, source: Source) {
    for demand in [Subscribers.Demand.max(1), .unlimited] {
      let (order, queue) = (SignalOrder(demand), ManualQueue())
      let upstreams = (0..<tested.arity).map { _ in source.publisher }
      tested.apply(upstreams.map { $0.eraseToAnyPublisher() }, queue).subscribe(order)
      queue.advance(by: 2)
      order.subscription?.request(.unlimited)
      queue.advance(by: 2)
      #expect(order.signals.first == .subscription)
      #expect(order.signals.count { $0 == .subscription } == 1)
      #expect(order.signals.last == .completion)
      #expect(order.signals.count { $0 == .completion } == 1)
      for upstream in upstreams { #expect(!upstream.isSubscribed) }
    }
  }
}

extension OperatorSubscriptionLaws.Source {
  fileprivate var publisher: LawfulPublisher {
    let publisher = LawfulPublisher(keepsValues: true)
    if self == .value { publisher.send(1) }
    publisher.send(completion: self == .failure ? .failure(Oops()) : .finished)
    return publisher
  }
}

/// A subscriber that records the kinds of the signals that it receives.
private final class SignalOrder: Subscriber {
  typealias Input = [Int]
  typealias Failure = Oops

  enum Signal { case subscription, value, completion }

  private(set) var signals: [Signal] = []
  private(set) var subscription: (any Subscription)?
  private let demand: Subscribers.Demand

  init(_ demand: Subscribers.Demand) { self.demand = demand }

  func receive(subscription: any Subscription) {
    signals.append(.subscription)
    self.subscription = subscription
    subscription.request(demand)
  }

  func receive(_ input: [Int]) -> Subscribers.Demand {
    signals.append(.value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Oops>) { signals.append(.completion) }
}
