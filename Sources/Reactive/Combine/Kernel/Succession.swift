/// The subscription of an operator that receives values from one publisher and then from another.
class Succession<Downstream: Subscriber>: Subscription, SelfDescribing {
  enum Phase {
    case awaitingFirst
    case first
    case awaitingSecond
    case second
    case ended
  }

  final let downstream: Downstream
  // Guards all properties declared below.
  final let lock = Lock()
  final var phase = Phase.awaitingFirst
  final var upstream: (any Subscription)?
  /// The demand that the first publisher has not met.
  final var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Stores the expected subscription to the first publisher, or cancels an unexpected
  /// subscription.
  final func receiveFirst(_ subscription: any Subscription) {
    if attach(subscription, .awaitingFirst, .first) != nil {
      downstream.receive(subscription: self)
    }
  }

  /// Stores the subscription to the second publisher, and requests the remaining demand from it.
  final func receiveSecond(_ subscription: any Subscription) {
    guard let demand = attach(subscription, .awaitingSecond, .second) else { return }
    if demand != .none { subscription.request(demand) }
  }

  private func attach(
    _ subscription: any Subscription, _ expected: Phase, _ next: Phase
  ) -> Subscribers.Demand? {
    lock.lock()
    guard phase == expected else {
      lock.unlock()
      subscription.cancel()
      return nil
    }
    phase = next
    upstream = subscription
    let demand = demand
    lock.unlock()
    return demand
  }

  /// Enters the next phase, releases the current subscription, and returns `true`; returns `false`
  /// if the current phase is not the expected phase.
  final func advance(from expected: Phase, to next: Phase) -> Bool {
    lock.lock()
    guard phase == expected else {
      lock.unlock()
      return false
    }
    phase = next
    let old = upstream.take()
    lock.unlock()
    withExtendedLifetime(old) {}
    return true
  }

  /// Delivers a value from the first publisher, and adds the demand that the downstream returns.
  final func deliver(_ input: Downstream.Input) -> Subscribers.Demand {
    let reply = downstream.receive(input)
    if reply == .none { return .none }
    lock.lock()
    demand += reply
    // The first publisher may have ended during the delivery.
    let successor = phase == .second ? upstream : nil
    lock.unlock()
    successor?.request(reply)
    return reply
  }

  final func receiveSecond(
    completion: Subscribers.Completion<Downstream.Failure>
  ) {
    if advance(from: .second, to: .ended) { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    if phase != .ended { self.demand += demand }
    let upstream = upstream
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    lock.lock()
    phase = .ended
    let old = upstream.take()
    lock.unlock()
    old?.cancel()
  }

  var description: String { "Subscription" }
  var mirrorChildren: [Mirror.Child] { [] }
}
