/// The subscription of an operator that forwards the demand of the downstream unchanged.
///
/// As in Combine, an empty request is forwarded, and cancellation has no effect before the upstream
/// sends its subscription.
@usableFromInline
class ForwardingSubscription: UpstreamSubscription {
  @inlinable override init() { super.init() }

  @usableFromInline override func request(_ demand: Subscribers.Demand) { current?.request(demand) }

  @usableFromInline
  override func cancel() {
    if !isAwaiting { super.cancel() }
  }

  /// Whether the upstream has not yet sent its subscription.
  final var isAwaiting: Bool { phase.load(ordering: .acquiring) == Phase.awaiting }
}

/// The subscription of an operator that delivers each signal in a scheduled action.
///
/// Each signal schedules one action. On a queue, an action delivers the oldest pending signal.
/// Signals therefore stay in order and do not overlap, even if actions run concurrently or timers
/// fire in any order. On a session clock, an action delivers the signal that scheduled it. A value
/// from another thread therefore arrives at the next instant, regardless of the values that the
/// session sends at the current instant.
@usableFromInline
final class ScheduledRelay<Downstream: Subscriber>: ForwardingSubscription, Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  @usableFromInline
  enum Signal {
    case value(Input)
    case completion(Completion)
    case nothing
  }

  @usableFromInline let downstream: Downstream
  /// The name of the scheduled operator in debugging output.
  @usableFromInline let name: String
  /// Whether a session clock runs the actions. If so, each action delivers the signal that
  /// scheduled it.
  @usableFromInline let isClocked: Bool
  /// The closure that schedules an action to deliver a signal.
  @usableFromInline let schedule: (@escaping () -> Void) -> Void
  @usableFromInline let delivery = DeliveryLock()
  // Guarded by the lock. Values are appended to one array and removed from the end of the other.
  // Once both arrays have grown, no memory is allocated.
  @exclusivity(unchecked) @usableFromInline var incoming: [Input] = []
  @exclusivity(unchecked) @usableFromInline var outgoing: [Input] = []
  @exclusivity(unchecked) @usableFromInline var completion: Completion?
  @exclusivity(unchecked) @usableFromInline var isFinishing = false
  /// The number of clock actions that have not delivered their signal yet.
  @exclusivity(unchecked) private var waitingActions = 0

  @inlinable
  init(
    _ downstream: Downstream, name: String, isClocked: Bool,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.downstream = downstream
    self.name = name
    self.isClocked = isClocked
    self.schedule = schedule
    super.init()
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if attach(subscription) { delivery.withLock { downstream.receive(subscription: self) } }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if isClocked {
      scheduleOnClock(input)
      return .none
    }
    lock.lock()
    guard isActive, !isFinishing else {
      lock.unlock()
      return .none
    }
    incoming.append(input)
    lock.unlock()
    schedule { self.deliverNext() }
    return .none
  }

  @inlinable
  func receive(completion: Completion) {
    lock.lock()
    guard isActive, !isFinishing else { return lock.unlock() }
    isFinishing = true
    self.completion = completion
    lock.unlock()
    if isClocked { scheduleOnClock(nil) } else { schedule { self.deliverNext() } }
  }

  /// Schedules the delivery of a value, or of the completion if `input` is `nil`.
  @usableFromInline
  func scheduleOnClock(_ input: Input?) {
    lock.lock()
    guard isActive, input == nil || !isFinishing else { return lock.unlock() }
    waitingActions += 1
    lock.unlock()
    schedule { self.deliverOnClock(input) }
  }

  private func deliverOnClock(_ input: Input?) {
    let isOutermost = delivery.begin()
    let demand = input.map { deliver(.value($0)) } ?? .none
    // The completion follows all values, including those from other threads.
    if isLastAction() { _ = deliver(takeNext()) }
    if isOutermost { delivery.end() }
    if demand != .none { current?.request(demand) }
  }

  private func isLastAction() -> Bool {
    lock.withLock {
      waitingActions -= 1
      return waitingActions == 0
    }
  }

  @inlinable
  func deliverNext() {
    let isOutermost = delivery.begin()
    let demand = deliver(takeNext())
    if isOutermost { delivery.end() }
    if demand != .none { current?.request(demand) }
  }

  @inlinable
  func takeNext() -> Signal {
    lock.lock()
    defer { lock.unlock() }
    if outgoing.isEmpty {
      swap(&incoming, &outgoing)
      outgoing.reverse()
    }
    if let input = outgoing.popLast() { return .value(input) }
    guard let completion else { return .nothing }
    self.completion = nil
    return .completion(completion)
  }

  @inlinable
  func deliver(_ signal: Signal) -> Subscribers.Demand {
    switch signal {
    case .value(let input): return isActive ? downstream.receive(input) : .none
    case .completion(let completion): if end() != nil { downstream.receive(completion: completion) }
    case .nothing: break
    }
    return .none
  }

  /// Completes immediately, and drops the pending signals.
  func finish(_ completion: Completion) {
    guard end() != nil else { return }
    delivery.withLock { downstream.receive(completion: completion) }
    dropSignals()
  }

  @usableFromInline
  override func cancel() {
    super.cancel()
    dropSignals()
  }

  /// Releases the pending signals.
  private func dropSignals() {
    _ = lock.withLock { (incoming.takeAll(), outgoing.takeAll(), completion.take()) }
  }

  @usableFromInline override var description: String { name }
}
