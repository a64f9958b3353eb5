/// The subscriber of an operator that converts each value into at most one output and can end
/// early.
@usableFromInline
final class Relay<Operation: Transformation, Downstream: Subscriber>: Memory<Operation.State>,
  Subscriber
where Downstream.Input == Operation.Output, Downstream.Failure == Operation.Failure {
  @usableFromInline typealias Input = Operation.Input
  @usableFromInline typealias Failure = Operation.UpstreamFailure

  @usableFromInline let operation: Operation
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ operation: Operation, _ state: Operation.State, _ downstream: Downstream) {
    (self.operation, self.downstream) = (operation, downstream)
    super.init(state)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if operation.discipline == .transparent {
      downstream.receive(subscription: subscription)
    } else if attach(subscription) {
      downstream.receive(subscription: self)
    }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard isListening else { return ignored() }
    switch operation.receive(input, self) {
    case .send(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .sendLast(let output):
      let demand = downstream.receive(output)
      stop(.finished)
      return demand
    case .finish: stop(.finished)
    case .fail(let error):
      guard isListening else { return .none }
      end()?.cancel()
      downstream.receive(completion: .failure(error))
    }
    return .none
  }

  /// Whether the operator handles incoming values.
  @inlinable var isListening: Bool {
    switch operation.discipline {
    case .transparent, .open: true
    case .early: !isOver
    case .guarded, .strict: isActive
    }
  }

  /// Ignores an out-of-order signal, or traps if the discipline is strict.
  @usableFromInline
  func ignored() -> Subscribers.Demand {
    let isEarly = phase.load(ordering: .relaxed) == Phase.awaiting
    precondition(
      !isEarly || operation.discipline != .strict, "\(self) received a signal before a subscription"
    )
    return .none
  }

  /// Cancels the upstream and sends a completion, because of a value.
  @inlinable
  func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard isActive, let subscription = end() else { return }
    subscription.cancel()
    downstream.receive(completion: completion)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if operation.discipline == .transparent {
      return downstream.receive(completion: operation.completion(completion))
    }
    let isEarly = operation.discipline == .early && !isOver
    if !isActive, !isEarly {
      _ = ignored()
    } else if end() != nil || isEarly {
      downstream.receive(completion: operation.completion(completion))
    }
  }

  @usableFromInline
  override func request(_ demand: Subscribers.Demand) {
    _ = isActive ? .none : ignored()
    super.request(demand)
  }

  @usableFromInline
  override func cancel() {
    if isActive || operation.discipline == .strict { super.cancel() }
  }

  @usableFromInline override var description: String { operation.name }
  @usableFromInline override var mirrorChildren: [Mirror.Child] {
    operation.discipline == .strict ? [("downstream", downstream)] : []
  }
}
