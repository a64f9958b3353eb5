import Synchronization

/// The shared subscription of `Merge` and `FlatMap`, which combine the values of several child
/// publishers into one sequence.
///
/// With limited demand, the core requests one value at a time from each child, and a value that
/// exceeds the demand waits in the backlog. The downstream is called under the delivery lock. The
/// core requests new values only after it releases that lock, because a child may hold other locks
/// while it waits for the delivery lock.
@usableFromInline
class MergeCore<Output, Failure: Error>: Subscription, SelfDescribing {
  @usableFromInline typealias Child = MergeInlet<Output, Failure>

  @usableFromInline final let downstream: Receiver<Output, Failure>
  @usableFromInline final let delivery = DeliveryLock()
  @usableFromInline let description: String
  /// Whether values that a child sends after its own completion are delivered, as in Combine's
  /// `FlatMap`.
  @usableFromInline final let passesLateValues: Bool

  // Guards all properties declared below.
  @usableFromInline final let lock = Lock()
  @usableFromInline final let demand = DemandCounter()
  /// Whether unlimited demand has been requested from the children.
  @exclusivity(unchecked) @usableFromInline final var isUnlimited = false
  @exclusivity(unchecked) @usableFromInline final var backlog = Queue<(Child, Output)>()
  /// Whether a thread is sending the backlog. If so, newer values are appended to the backlog.
  @exclusivity(unchecked) @usableFromInline final var isDraining = false
  @exclusivity(unchecked) private final var children = Children()
  @exclusivity(unchecked) @usableFromInline final var end: End?

  /// The children that have not finished, and whether others can follow.
  private struct Children {
    private var byTicket: [UInt64: Child] = [:]
    private var lastTicket: UInt64 = 0
    /// Whether more children can be added.
    var expectsMore = true

    /// Whether all children have finished and no others can follow.
    var areDone: Bool { byTicket.isEmpty && !expectsMore }

    /// The children in the order in which they were added.
    var sorted: [Child] { byTicket.sorted { $0.key < $1.key }.map(\.value) }

    mutating func add(to core: MergeCore) -> Child {
      lastTicket += 1
      let child = Child(core, lastTicket)
      byTicket[lastTicket] = child
      return child
    }

    mutating func remove(_ child: Child) { byTicket[child.ticket] = nil }

    mutating func removeAll() { byTicket = [:] }
  }

  /// The reason why the operator ended.
  @usableFromInline enum End { case completed, canceled }

  @inlinable
  init<Downstream: Subscriber<Output, Failure>>(
    _ downstream: Downstream, name: String, passesLateValues: Bool = false
  ) {
    self.downstream = Receiver(downstream)
    description = name
    self.passesLateValues = passesLateValues
  }

  /// Sends the subscription to the downstream. Called before the core subscribes to any child.
  @inlinable
  final func start<Downstream: Subscriber<Output, Failure>>(_ downstream: Downstream) {
    downstream.receive(subscription: self)
  }

  /// Creates and starts the core of a `Merge`, which receives its children through ``add(_:)``.
  @inlinable
  static func merge<Downstream: Subscriber<Output, Failure>>(
    to downstream: Downstream
  ) -> MergeCore {
    let core = MergeCore(downstream, name: "Merge")
    core.start(downstream)
    return core
  }

  // MARK: Children

  /// Subscribes to another child, unless the operator has ended.
  @inlinable @discardableResult
  final func add(_ upstream: some Publisher<Output, Failure>) -> MergeCore {
    if let child = makeChild() { upstream.receive(subscriber: child) }
    return self
  }

  @usableFromInline
  final func makeChild() -> Child? {
    lock.lock()
    defer { lock.unlock() }
    return end == nil ? children.add(to: self) : nil
  }

  /// Declares that no more children will be added.
  @usableFromInline
  final func expectNoMore() {
    lock.withLock { children.expectsMore = false }
    finishIfDone()
  }

  @usableFromInline
  final func receive(_ subscription: any Subscription, of child: Child) {
    guard child.attach(subscription) else { return }
    let isUnlimited = lock.withLock { self.isUnlimited }
    subscription.request(isUnlimited ? .unlimited : .max(1))
    // Unlimited demand that arrives after `attach(_:)` reaches the new subscription through
    // `drain()`.
  }

  @inlinable
  final func receive(_ value: Output, of child: Child) -> Subscribers.Demand {
    let isOutermost = delivery.begin()
    lock.lock()
    if child.isClosed || end == .canceled {
      lock.unlock()
      if isOutermost { delivery.end() }
      return .none
    }
    if isDraining || !backlog.isEmpty || !demand.take() {
      backlog.append((child, value))
      lock.unlock()
      if isOutermost { delivery.end() }
      return .none
    }
    let wasUnlimited = isUnlimited
    lock.unlock()
    demand.add(downstream.receive(value))
    if isOutermost { delivery.end() }
    // A value that arrived during this delivery may be in the backlog, and the downstream may have
    // returned unlimited demand.
    if !wasUnlimited { drain() }
    return wasUnlimited ? .none : .max(1)
  }

  @usableFromInline
  final func receive(completion: Subscribers.Completion<Failure>, of child: Child) {
    let old = child.end()
    lock.lock()
    children.remove(child)
    if !passesLateValues { child.isClosed = true }
    let isOver = end != nil
    lock.unlock()
    withExtendedLifetime(old) {}
    switch completion {
    case .finished: if !finishIfDone() { childFinished() }
    case .failure: if !isOver { fail(completion) }
    }
  }

  /// Called when a child finishes but the operator continues.
  @usableFromInline func childFinished() {}

  // MARK: The downstream

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    guard demand != .none else { return }
    self.demand.add(demand)
    // If this thread is delivering a value, that delivery sends the backlog.
    if !delivery.isHeldByThisThread { drain() }
  }

  /// Sends as much of the backlog as demand permits, and passes unlimited demand on to the
  /// children.
  @usableFromInline
  final func drain() {
    lock.lock()
    while !isDraining, end == nil, !backlog.isEmpty, demand.take(), let next = backlog.popFirst() {
      isDraining = true
      lock.unlock()
      delivery.withLock { demand.add(downstream.receive(next.1)) }
      if !demand.isUnlimited { next.0.current?.request(.max(1)) }
      lock.lock()
      isDraining = false
    }
    let isRaised = demand.isUnlimited && !isUnlimited && !isDraining
    if isRaised { isUnlimited = true }
    let asked = isRaised ? children.sorted : []
    lock.unlock()
    for child in asked { child.current?.request(.unlimited) }
    finishIfDone()
  }

  // MARK: Completion and cancellation

  @discardableResult
  final func finishIfDone() -> Bool {
    lock.lock()
    let isDone = end == nil && children.areDone && backlog.isEmpty && !isDraining
    if isDone { end = .completed }
    lock.unlock()
    if isDone { delivery.withLock { downstream.complete(.finished) } }
    return isDone
  }

  /// Cancels all children and sends the failure, unless the operator has ended.
  @usableFromInline
  final func fail(_ completion: Subscribers.Completion<Failure>) {
    if close(.completed) { delivery.withLock { downstream.complete(completion) } }
  }

  @usableFromInline final func cancel() { close(.canceled) }

  /// Ends the operator, cancels all children, and drops the backlog.
  ///
  /// - Returns: `false` if the operator had already ended.
  @discardableResult
  private final func close(_ end: End) -> Bool {
    lock.lock()
    guard self.end == nil else {
      lock.unlock()
      return false
    }
    self.end = end
    let old = (children.sorted, backlog)
    for child in old.0 { child.isClosed = true }
    children.removeAll()
    backlog = Queue()
    lock.unlock()
    for child in old.0 { child.cancel() }
    withExtendedLifetime(old) {}
    didClose()
    return true
  }

  /// Called after the operator has failed or been canceled and has canceled all children.
  @usableFromInline func didClose() {}

  @usableFromInline final var hasEnded: Bool { lock.withLock { end != nil } }
}

/// The subscriber that connects a ``MergeCore`` to one child.
@usableFromInline
final class MergeInlet<Input, Failure: Error>: UpstreamSubscription, Subscriber {
  @usableFromInline let core: MergeCore<Input, Failure>
  let ticket: UInt64
  /// Whether further values of the child are ignored. Guarded by the lock of the operator.
  @exclusivity(unchecked) @usableFromInline var isClosed = false

  init(_ core: MergeCore<Input, Failure>, _ ticket: UInt64) {
    (self.core, self.ticket) = (core, ticket)
    super.init()
  }

  @usableFromInline
  func receive(subscription: any Subscription) { core.receive(subscription, of: self) }

  @inlinable func receive(_ input: Input) -> Subscribers.Demand { core.receive(input, of: self) }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    core.receive(completion: completion, of: self)
  }

  @usableFromInline override var description: String { core.description }
  @usableFromInline override var mirrorChildren: [Mirror.Child] {
    [("parentSubscription", core.combineIdentifier)]
  }
}
