/// A subscription to events that occur independently of demand. Events without demand are dropped.
class EventSubscription<Event>: Subscription {
  private let demand = DemandCounter()
  private let delivery = DeliveryLock()
  final let lock = Lock()
  /// The closure that delivers an event to the downstream; `nil` after the subscription ends.
  /// Accessed only under the lock.
  private var receive: ((Event) -> Subscribers.Demand)?

  init(_ receive: @escaping (Event) -> Subscribers.Demand) { self.receive = receive }

  final func send(_ event: Event) {
    delivery.withLock {
      guard let receive = lock.withLock({ receive }), demand.take() else { return }
      demand.add(receive(event))
    }
  }

  func request(_ demand: Subscribers.Demand) { self.demand.add(demand) }

  func cancel() { _ = lock.withLock { receive.take() } }
}
