import Synchronization

/// The shared subscription of `Zip` and `CombineLatest`, which combine one value from each upstream
/// into an output.
///
/// Each upstream has an input, which stores values of the upstream's type, and an inlet, which is
/// the subscriber. A closure that knows all value types creates the outputs. The delivery lock
/// serializes signals. The subscription requests new values only after it releases that lock,
/// because an upstream may hold other locks while it waits for the delivery lock.
///
/// A signal from another thread waits until the current delivery ends. No output is therefore lost,
/// and memory use stays bounded. The waiting thread holds no ``Lock``, but it may hold the delivery
/// lock of an upstream, such as a subject whose values pass through another operator first. Two
/// threads can therefore deadlock if one sends to that upstream during a delivery while the other
/// is sending to it, or if the downstream blocks until another thread has sent. A loop into a
/// subject that is combined directly is safe: with unlimited demand, a subject calls an inlet
/// without holding a lock.
@usableFromInline
final class FanIn<Output, Failure: Error>: Subscription, SelfDescribing {
  @usableFromInline let rule: FanInRule
  @usableFromInline let inputs: [FanInInput]
  @usableFromInline let makeOutput: () -> Output?
  @usableFromInline let downstream: Receiver<Output, Failure>

  @usableFromInline let delivery = DeliveryLock()
  @usableFromInline let phase = Atomic<UInt8>(FanInPhase.open)
  @usableFromInline let demand = DemandCounter()
  // Accessed only during a delivery. Nested deliveries save and restore it, without overlapping
  // accesses.
  @exclusivity(unchecked) @usableFromInline var output = FanInOutput()
  // Accessed only during a delivery.
  @exclusivity(unchecked) @usableFromInline var finishedCount = 0
  private var gate = StartGate()

  /// Guards the subscriptions of the inputs and `requested`.
  private let lock = Lock()
  /// The total demand so far, which is requested from an upstream that sends its subscription late.
  private var requested = Subscribers.Demand.none

  @inlinable
  init<Downstream: Subscriber<Output, Failure>>(
    _ rule: FanInRule, _ inputs: [FanInInput], _ downstream: Downstream,
    makeOutput: @escaping () -> Output?
  ) {
    (self.rule, self.inputs, self.makeOutput) = (rule, inputs, makeOutput)
    self.downstream = Receiver(downstream)
  }

  /// Subscribes an input to an upstream.
  @inlinable
  func attach<Buffer: FanInBuffer>(
    _ buffer: Buffer, to upstream: some Publisher<Buffer.Value, Failure>
  ) -> FanIn {
    upstream.receive(subscriber: FanInInlet(self, buffer))
    return self
  }

  /// Sends the subscription to the downstream, after all inputs have subscribed.
  @inlinable
  func start<Downstream: Subscriber<Output, Failure>>(_ downstream: Downstream) {
    downstream.receive(subscription: self)
    sendEarlyCompletion()
  }

  @usableFromInline
  func sendEarlyCompletion() {
    let isOutermost = delivery.begin()
    if let completion = gate.open(), phase.load(ordering: .acquiring) != FanInPhase.canceled {
      downstream.complete(completion)
    }
    if isOutermost { endDelivery() }
  }

  @inlinable var isOpen: Bool { phase.load(ordering: .acquiring) == FanInPhase.open }

  // MARK: Signals from an upstream

  @usableFromInline
  func receive(_ subscription: any Subscription, for input: FanInInput) {
    lock.lock()
    guard isOpen, !input.isAttached else {
      lock.unlock()
      return subscription.cancel()
    }
    input.isAttached = true
    input.subscription = subscription
    let requested = requested
    lock.unlock()
    if requested != .none { subscription.request(requested) }
  }

  /// Sends an output if one is available. Called during a delivery, after a value is stored.
  ///
  /// - Returns: The demand that the downstream requests while it handles the output, plus the
  ///   demand that it returns.
  @inlinable
  func sendOutput() -> Subscribers.Demand {
    // A value that arrives while an output is being sent replaces the latest value but does not
    // cause another output.
    if rule == .combineLatest, output.isHandled { return .none }
    guard let new = makeOutput(), rule == .zip || demand.take() else { return .none }
    let outer = output
    output = FanInOutput(isHandled: true)
    let reply = downstream.receive(new)
    let total = output.requested + reply
    output = outer
    demand.add(reply)
    if rule == .zip, finishedCount > 0 { finishIfExhausted() }
    return total
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>, for input: FanInInput) {
    let isOutermost = delivery.begin()
    if isOpen, !input.isFinished {
      input.isFinished = true
      finishedCount += 1
      switch completion {
      case .finished:
        _ = lock.withLock { input.subscription.take() }
        finishIfExhausted()
      case .failure:
        // As in Combine, only `Zip` also cancels the upstream that failed.
        if rule == .combineLatest { _ = lock.withLock { input.subscription.take() } }
        end(completion)
      }
    }
    if isOutermost { endDelivery() }
  }

  /// Finishes if no output can follow.
  ///
  /// `Zip` finishes when an upstream has finished and its values are consumed. `CombineLatest`
  /// finishes when all upstreams have finished.
  @usableFromInline
  func finishIfExhausted() {
    let isExhausted =
      switch rule {
      case .zip: inputs.contains { $0.isFinished && $0.count == 0 }
      case .combineLatest: finishedCount == inputs.count
      }
    if isExhausted { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard close(FanInPhase.completed) else { return }
    cancelUpstreams()
    if gate.admits(completion) { downstream.complete(completion) }
  }

  @inlinable
  func endDelivery() {
    delivery.end()
    if !isOpen { releaseValues() }
  }

  /// Releases the stored values. If a delivery is in progress, they are released when it ends.
  @usableFromInline
  func releaseValues() {
    guard delivery.tryBegin() else { return }
    for input in inputs { input.removeAll() }
    delivery.end()
  }

  // MARK: Signals from the downstream

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    if rule == .zip { demand.assertNonzero() }
    guard demand != .none, isOpen else { return }
    self.demand.add(demand)
    if delivery.isHeldByThisThread, output.isHandled {
      output.requested += demand
    } else {
      request(demand, except: nil)
    }
  }

  /// Requests values from all upstreams except the one that receives the demand as a return value.
  @usableFromInline
  func request(_ demand: Subscribers.Demand, except replied: FanInInput?) {
    lock.lock()
    requested += demand
    let subscriptions = inputs.map { $0 === replied ? nil : $0.subscription }
    lock.unlock()
    for subscription in subscriptions { subscription?.request(demand) }
  }

  @usableFromInline
  func cancel() {
    if close(FanInPhase.canceled) {
      cancelUpstreams()
      releaseValues()
    } else {
      phase.store(FanInPhase.canceled, ordering: .releasing)
    }
  }

  private func close(_ phase: UInt8) -> Bool {
    self.phase.compareExchange(
      expected: FanInPhase.open, desired: phase, ordering: .acquiringAndReleasing
    )
    .exchanged
  }

  private func cancelUpstreams() {
    let subscriptions = lock.withLock { inputs.map { $0.subscription.take() } }
    for subscription in subscriptions { subscription?.cancel() }
  }

  @usableFromInline var description: String { rule.rawValue }
}

extension FanIn {
  /// A gate that keeps a completion until the downstream has received its subscription.
  fileprivate struct StartGate {
    private var isOpen = false
    private var completion: Subscribers.Completion<Failure>?

    /// Opens the gate, and returns the completion that waits.
    mutating func open() -> Subscribers.Completion<Failure>? {
      isOpen = true
      return completion
    }

    /// Returns whether the downstream can receive a completion now. Otherwise, the completion waits.
    mutating func admits(_ completion: Subscribers.Completion<Failure>) -> Bool {
      if !isOpen { self.completion = completion }
      return isOpen
    }
  }
}

/// The state of the output that a ``FanIn`` sends.
@usableFromInline
struct FanInOutput {
  /// Whether the downstream is handling the output.
  @usableFromInline var isHandled = false
  /// The demand that the downstream has requested since it received the output.
  @usableFromInline var requested = Subscribers.Demand.none

  @inlinable init(isHandled: Bool = false) { self.isHandled = isHandled }
}

/// The state of a ``FanIn``, as a raw value for atomic access.
@usableFromInline
enum FanInPhase {
  @usableFromInline static let open: UInt8 = 0
  @usableFromInline static let completed: UInt8 = 1
  @usableFromInline static let canceled: UInt8 = 2
}

/// The condition under which a ``FanIn`` sends outputs and finishes.
@usableFromInline
enum FanInRule: String {
  /// Combines the oldest unused value of each upstream.
  case zip = "Zip"
  /// Combines the latest value of each upstream, whenever a value arrives.
  case combineLatest = "CombineLatest"
}

/// The type-independent state of one upstream of a ``FanIn``.
@usableFromInline
class FanInInput {
  // Guarded by the lock of the operator.
  @exclusivity(unchecked) @usableFromInline final var subscription: (any Subscription)?
  @usableFromInline final var isAttached = false
  // Accessed only during a delivery.
  @usableFromInline final var isFinished = false
  /// The number of stored values.
  @exclusivity(unchecked) @usableFromInline final var count = 0

  @inlinable init() {}

  @usableFromInline func removeAll() {}
}

/// The typed storage for the values of one upstream of a ``FanIn``.
@usableFromInline
protocol FanInBuffer: FanInInput {
  associatedtype Value

  /// Stores a value. Called during a delivery.
  func store(_ value: Value)
}

/// A queue of values from one upstream that wait for values from the other upstreams.
@usableFromInline
final class FanInQueue<Value>: FanInInput, FanInBuffer {
  // Accessed only during a delivery, without overlapping accesses.
  @exclusivity(unchecked) @usableFromInline var values = Queue<Value>()

  @inlinable override init() { super.init() }

  @inlinable
  func store(_ value: Value) {
    values.append(value)
    count += 1
  }

  @inlinable
  func removeFirst() -> Value? {
    count -= 1
    return values.popFirst()
  }

  @usableFromInline
  override func removeAll() {
    count = 0
    _ = values.takeAll()
  }
}

/// The storage for the latest value from one upstream.
@usableFromInline
final class FanInLatest<Value>: FanInInput, FanInBuffer {
  // Accessed only during a delivery, without overlapping accesses.
  @exclusivity(unchecked) @usableFromInline var value: Value?

  @inlinable override init() { super.init() }

  @inlinable func store(_ value: Value) { self.value = value }

  @usableFromInline override func removeAll() { _ = value.take() }
}

/// The subscriber that connects a ``FanIn`` to one upstream.
@usableFromInline
final class FanInInlet<Buffer: FanInBuffer, Output, Failure: Error>: Subscriber, SelfDescribing {
  @usableFromInline typealias Input = Buffer.Value

  @usableFromInline let fanIn: FanIn<Output, Failure>
  @usableFromInline let buffer: Buffer

  @inlinable
  init(_ fanIn: FanIn<Output, Failure>, _ buffer: Buffer) {
    (self.fanIn, self.buffer) = (fanIn, buffer)
  }

  @usableFromInline
  func receive(subscription: any Subscription) { fanIn.receive(subscription, for: buffer) }

  @inlinable
  func receive(_ value: Buffer.Value) -> Subscribers.Demand {
    let isOutermost = fanIn.delivery.begin()
    var demand = Subscribers.Demand.none
    if fanIn.isOpen, !buffer.isFinished {
      buffer.store(value)
      demand = fanIn.sendOutput()
    }
    if isOutermost { fanIn.endDelivery() }
    if demand != .none { fanIn.request(demand, except: buffer) }
    return demand
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    fanIn.receive(completion: completion, for: buffer)
  }

  @usableFromInline var description: String { fanIn.description }
  @usableFromInline var mirrorChildren: [Mirror.Child] {
    [("parentSubscription", fanIn.combineIdentifier)]
  }
}

// The delivery lock serializes values and completions.
extension FanInInlet: SerialSubscriber {}
