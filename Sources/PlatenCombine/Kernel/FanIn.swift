import Synchronization

/// What `Zip` and `CombineLatest` share: an output needs a value of each upstream.
///
/// Each upstream has an input, which stores its values and knows their type, and an inlet, which is
/// the subscriber. A closure that knows all types makes the outputs. Signals are handled one at a
/// time, under the delivery lock. Upstreams are asked for values after it is released, since they
/// may hold locks of their own while they wait for it.
///
/// A signal of another thread waits until a delivery ends, so that no output is lost and none piles
/// up in memory. The waiting thread holds no ``Lock``, but it may hold the delivery lock of an
/// upstream, such as a subject whose values pass another operator first. Two threads can therefore
/// deadlock if one sends to that upstream from inside a delivery while the other is sending to it,
/// or if the downstream blocks until another thread has sent. A loop into a subject that is combined
/// directly is safe: with unlimited demand, a subject calls an inlet without holding a lock.
@usableFromInline
final class FanIn<Output, Failure: Error>: Subscription, SelfDescribing {
  @usableFromInline let rule: FanInRule
  @usableFromInline let inputs: [FanInInput]
  @usableFromInline let makeOutput: () -> Output?
  @usableFromInline let downstream: Receiver<Output, Failure>

  @usableFromInline let delivery = DeliveryLock()
  @usableFromInline let phase = Atomic<UInt8>(FanInPhase.open)
  @usableFromInline let demand = DemandCounter()
  // Only touched in a delivery: whether the downstream handles a value, and what it requested
  // meanwhile. Nested deliveries replace and restore them in single steps.
  @exclusivity(unchecked) @usableFromInline var isSending = false
  @exclusivity(unchecked) @usableFromInline var requestedMeanwhile = Subscribers.Demand.none
  // Only touched in a delivery.
  @exclusivity(unchecked) @usableFromInline var finishedCount = 0
  private var isStarted = false
  /// A completion that came before the downstream had its subscription.
  private var earlyCompletion: Subscribers.Completion<Failure>?

  /// Guards the subscriptions of the inputs, and what follows.
  private let lock = Lock()
  /// All that was requested so far, for an upstream that sends its subscription late.
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

  /// Gives the downstream its subscription, after the upstreams were subscribed to.
  @inlinable
  func start<Downstream: Subscriber<Output, Failure>>(_ downstream: Downstream) {
    downstream.receive(subscription: self)
    sendEarlyCompletion()
  }

  @usableFromInline
  func sendEarlyCompletion() {
    let isOutermost = delivery.begin()
    isStarted = true
    if let earlyCompletion, phase.load(ordering: .acquiring) != FanInPhase.canceled {
      downstream.complete(earlyCompletion)
    }
    if isOutermost { endDelivery() }
  }

  @inlinable var isOpen: Bool { phase.load(ordering: .acquiring) == FanInPhase.open }

  // MARK: Signals of an upstream

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

  /// Sends an output if there can be one, in a delivery, after a value was stored.
  ///
  /// - Returns: What the downstream requested meanwhile and in reply.
  @inlinable
  func sendOutput() -> Subscribers.Demand {
    // A value that comes from inside an emission becomes the latest without an output of its own.
    if rule == .combineLatest, isSending { return .none }
    guard let output = makeOutput(), rule == .zip || demand.take() else { return .none }
    let outer = (isSending, requestedMeanwhile)
    isSending = true
    requestedMeanwhile = .none
    let reply = downstream.receive(output)
    let total = requestedMeanwhile + reply
    (isSending, requestedMeanwhile) = outer
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
        // Only `Zip` cancels also the upstream that failed, as Combine's does.
        if rule == .combineLatest { _ = lock.withLock { input.subscription.take() } }
        end(completion)
      }
    }
    if isOutermost { endDelivery() }
  }

  /// Finishes if no output can follow: for `Zip`, if an upstream has finished whose values are used
  /// up; for `CombineLatest`, if all have finished.
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
    if isStarted { downstream.complete(completion) } else { earlyCompletion = completion }
  }

  @inlinable
  func endDelivery() {
    delivery.end()
    if !isOpen { releaseValues() }
  }

  /// Releases stored values, unless something is being delivered, which does it then.
  @usableFromInline
  func releaseValues() {
    guard delivery.tryBegin() else { return }
    for input in inputs { input.removeAll() }
    delivery.end()
  }

  // MARK: Signals of the downstream

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    if rule == .zip { demand.assertNonzero() }
    guard demand != .none, isOpen else { return }
    self.demand.add(demand)
    if delivery.isHeldByThisThread, isSending {
      requestedMeanwhile += demand
    } else {
      request(demand, except: nil)
    }
  }

  /// Requests values of all upstreams but the one that gets its demand as a reply.
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

/// How far a ``FanIn`` is.
@usableFromInline
enum FanInPhase {
  @usableFromInline static let open: UInt8 = 0
  @usableFromInline static let completed: UInt8 = 1
  @usableFromInline static let canceled: UInt8 = 2
}

/// When a ``FanIn`` sends outputs, and when it finishes.
@usableFromInline
enum FanInRule: String {
  /// An output for the first values of all upstreams, each of which is used once.
  case zip = "Zip"
  /// An output of the latest values for each value.
  case combineLatest = "CombineLatest"
}

/// What a ``FanIn`` knows of one upstream, apart from the type of its values.
@usableFromInline
class FanInInput {
  // Under the lock of the operator.
  @exclusivity(unchecked) @usableFromInline final var subscription: (any Subscription)?
  @usableFromInline final var isAttached = false
  // Only touched in a delivery.
  @usableFromInline final var isFinished = false
  /// The number of stored values.
  @exclusivity(unchecked) @usableFromInline final var count = 0

  @inlinable init() {}

  @usableFromInline func removeAll() {}
}

/// What a ``FanIn`` stores of one upstream.
@usableFromInline
protocol FanInBuffer: FanInInput {
  associatedtype Value

  /// Stores a value, in a delivery.
  func store(_ value: Value)
}

/// Values that wait for those of the other upstreams.
@usableFromInline
final class FanInQueue<Value>: FanInInput, FanInBuffer {
  // Only touched in a delivery, in single steps.
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

/// The latest value of an upstream.
@usableFromInline
final class FanInLatest<Value>: FanInInput, FanInBuffer {
  // Only touched in a delivery, in single steps.
  @exclusivity(unchecked) @usableFromInline var value: Value?

  @inlinable override init() { super.init() }

  @inlinable func store(_ value: Value) { self.value = value }

  @usableFromInline override func removeAll() { _ = value.take() }
}

/// The subscriber of a ``FanIn`` to one upstream.
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

// Values and completions are handled under the delivery lock.
extension FanInInlet: SerialSubscriber {}
