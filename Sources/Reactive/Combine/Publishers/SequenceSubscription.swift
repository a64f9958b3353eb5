import Synchronization

/// A subscription that delivers the elements of a sequence as they are requested.
///
/// The completion immediately follows the last element.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription,
  SelfDescribing
where Downstream.Input == Elements.Element {
  @usableFromInline typealias Completion = Subscribers.Completion<Downstream.Failure>

  @usableFromInline let completion: Completion
  /// The description of the subscription after it ends.
  @usableFromInline let emptyName: String
  @usableFromInline let lock = Lock()
  @usableFromInline let isOver = Atomic(false)
  // Accessed only by the call that delivers elements.
  @exclusivity(unchecked) @usableFromInline var iterator: Elements.Iterator
  @exclusivity(unchecked) @usableFromInline var next: Elements.Element?
  // Accessed only under the lock.
  @exclusivity(unchecked) @usableFromInline var downstream: Downstream?
  @exclusivity(unchecked) @usableFromInline var sequence: Elements?
  @exclusivity(unchecked) @usableFromInline var pending = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline var isDelivering = false

  @inlinable
  init(
    _ sequence: Elements, _ completion: Completion, _ downstream: Downstream,
    emptyName: String = "Sequence"
  ) {
    self.emptyName = emptyName
    self.sequence = sequence
    self.completion = completion
    self.downstream = downstream
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  /// Sends the subscription to the downstream. An empty sequence completes immediately.
  @inlinable
  func start() {
    guard let downstream else { return }
    if next == nil {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
    } else {
      downstream.receive(subscription: self)
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard let downstream = begin(demand) else { return }
    var allowed = takePending()
    while allowed != .none {
      while allowed != .none, !isOver.load(ordering: .acquiring) {
        guard let value = next else { return finish() }
        next = iterator.next()
        allowed -= 1
        allowed += downstream.receive(value)
        if next == nil { return finish() }
      }
      allowed = takePending()
    }
  }

  /// Adds a request to the pending demand.
  ///
  /// - Returns: The downstream if the caller must deliver elements; `nil` if another call is
  ///   delivering them or the subscription has ended.
  @usableFromInline
  func begin(_ demand: Subscribers.Demand) -> Downstream? {
    lock.lock()
    defer { lock.unlock() }
    pending += demand
    if isDelivering { return nil }
    isDelivering = downstream != nil
    return downstream
  }

  /// Returns and resets the pending demand. A demand of `none` ends the delivery.
  @usableFromInline
  func takePending() -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    let demand = downstream == nil ? .none : pending
    pending = .none
    if demand == .none { isDelivering = false }
    return demand
  }

  @usableFromInline func finish() { end()?.receive(completion: completion) }

  @usableFromInline func cancel() { _ = end() }

  /// Ends the subscription and returns the downstream, or returns `nil` if the subscription has
  /// already ended.
  private func end() -> Downstream? {
    isOver.store(true, ordering: .releasing)
    let old = lock.withLock { (downstream.take(), sequence.take()) }
    return old.0
  }

  private var elements: Elements? { lock.withLock { sequence } }

  @usableFromInline var description: String { elements.map { String(describing: $0) } ?? emptyName }
  @usableFromInline var mirrorChildren: [Mirror.Child] {
    [("sequence", elements ?? [Elements.Element]())]
  }
}
