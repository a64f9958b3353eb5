/// The closures of an operator that observes all signals without changing them.
@usableFromInline
final class SignalHandlers<Input, Failure: Error> {
  @usableFromInline var subscription: ((any Subscription) -> Void)?
  @usableFromInline var value: ((Input) -> Void)?
  @usableFromInline var completion: ((Subscribers.Completion<Failure>) -> Void)?
  @usableFromInline var cancel: (() -> Void)?
  @usableFromInline var request: ((Subscribers.Demand) -> Void)?
  /// Handles the demand that the downstream returns for a value.
  @usableFromInline var reply: ((Subscribers.Demand) -> Void)?

  @inlinable init() {}
}

/// The subscriber of an operator that observes all signals without changing them.
@usableFromInline
final class Observation<Downstream: Subscriber>: UpstreamSubscription, Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Handlers = SignalHandlers<Input, Failure>

  @usableFromInline let downstream: Downstream
  @usableFromInline let name: String
  /// Whether signals are observed even after the subscription ends.
  @usableFromInline let outlivesEnd: Bool
  // Accessed only under the lock.
  @exclusivity(unchecked) @usableFromInline var handlers: Handlers?

  @inlinable
  init(_ downstream: Downstream, _ name: String, _ handlers: Handlers, outlivesEnd: Bool) {
    self.downstream = downstream
    self.name = name
    self.handlers = handlers
    self.outlivesEnd = outlivesEnd
    super.init()
  }

  @inlinable var observers: Handlers? { lock.withLock { handlers } }

  @inlinable
  func receive(subscription: any Subscription) {
    observers?.subscription?(subscription)
    if attach(subscription) { downstream.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    let handlers = observers
    handlers?.value?(input)
    let demand = downstream.receive(input)
    if handlers?.reply != nil { observers?.reply?(demand) }
    return demand
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    observers?.completion?(completion)
    _ = end()
    releaseHandlers()
    downstream.receive(completion: completion)
  }

  /// Releases the closures, to break reference cycles through the subscription.
  @usableFromInline
  func releaseHandlers() {
    if outlivesEnd { return }
    _ = lock.withLock { handlers.take() }
  }

  @usableFromInline
  override func request(_ demand: Subscribers.Demand) {
    observers?.request?(demand)
    current?.request(demand)
  }

  @usableFromInline
  override func cancel() {
    observers?.cancel?()
    guard isActive, let subscription = end() else { return }
    releaseHandlers()
    subscription.cancel()
  }

  @usableFromInline override var description: String { name }
}
