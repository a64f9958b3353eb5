/// The subscription of an operator that leaves its upstream's demand to the downstream.
///
/// As in Combine, a request for nothing is passed on, and a cancellation before the upstream's
/// subscription has no effect.
@usableFromInline
class ForwardingSubscription: UpstreamSubscription {
  @inlinable override init() { super.init() }

  @usableFromInline override func request(_ demand: Subscribers.Demand) { current?.request(demand) }

  @usableFromInline
  override func cancel() {
    if !isAwaiting { super.cancel() }
  }

  /// Whether the upstream's subscription has not come yet.
  final var isAwaiting: Bool { phase.load(ordering: .acquiring) == Phase.awaiting }
}

/// The subscription of an operator that delivers each signal by an action that it schedules.
///
/// There is one action for each signal. On a queue, an action delivers the oldest signal, not its
/// own: where several actions run at a time, or timers of one moment in any order, signals neither
/// overlap nor overtake each other. On a session's clock, an action delivers its own signal: a value
/// of another thread comes in the next moment, whatever the session sends in this one.
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
  /// What the operator is called in debugging output.
  @usableFromInline let name: String
  /// Whether a cancellation also stops a completion that the upstream has sent already.
  @usableFromInline let cancelsCompletion: Bool
  /// Whether each action delivers its own signal.
  @usableFromInline let isClocked: Bool
  /// Schedules the delivery of a signal.
  @usableFromInline let schedule: (@escaping () -> Void) -> Void
  @usableFromInline let delivery = DeliveryLock()
  // Guarded by the lock. Values are added to one array and taken from the end of the other, which
  // allocates nothing once there was room.
  @exclusivity(unchecked) @usableFromInline var incoming: [Input] = []
  @exclusivity(unchecked) @usableFromInline var outgoing: [Input] = []
  @exclusivity(unchecked) @usableFromInline var completion: Completion?
  @exclusivity(unchecked) @usableFromInline var isFinishing = false
  /// The number of actions of a clock that have not delivered their signal yet.
  @exclusivity(unchecked) private var waitingActions = 0

  @inlinable
  init(
    _ downstream: Downstream, name: String, isClocked: Bool, cancelsCompletion: Bool = false,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.downstream = downstream
    self.name = name
    self.isClocked = isClocked
    self.cancelsCompletion = cancelsCompletion
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

  /// Schedules a value, or the completion for `nil`.
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
    // The completion comes after all values, also after those of another thread.
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

  /// Ends at once, without the signals that are on their way.
  func finish(_ completion: Completion) {
    guard end() != nil else { return }
    delivery.withLock { downstream.receive(completion: completion) }
    dropValues()
  }

  @usableFromInline
  override func cancel() {
    let isFinishing = lock.withLock { self.isFinishing }
    if !isFinishing || cancelsCompletion { super.cancel() }
    dropValues()
  }

  /// Releases the values that are on their way; a completion may still be.
  private func dropValues() { _ = lock.withLock { (incoming.takeAll(), outgoing.takeAll()) } }

  @usableFromInline override var description: String { name }
}
