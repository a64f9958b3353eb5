import Synchronization

/// What `Merge` and `FlatMap` share: the values of several publishers, the children, become one
/// sequence.
///
/// Without unlimited demand each child is asked for one value at a time, and a value that meets no
/// demand waits. The downstream is called under the delivery lock; children are asked for more
/// after it is released, since they may hold locks of their own while they wait for it.
@usableFromInline
class MergeCore<Output, Failure: Error>: Subscription, SelfDescribing {
  @usableFromInline typealias Child = MergeInlet<Output, Failure>

  @usableFromInline final let downstream: Receiver<Output, Failure>
  @usableFromInline final let delivery = DeliveryLock()
  @usableFromInline let description: String
  /// Whether values are passed on that a child sends after its own end, as Combine's `FlatMap` does.
  @usableFromInline final let passesLateValues: Bool

  /// Guards what follows.
  @usableFromInline final let lock = Lock()
  @usableFromInline final let demand = DemandCounter()
  /// Whether unlimited demand was passed on: children are asked for all that they have.
  @exclusivity(unchecked) @usableFromInline final var isUnlimited = false
  @exclusivity(unchecked) @usableFromInline final var backlog = Queue<(Child, Output)>()
  /// Whether a thread sends what waits, so that newer values line up behind it.
  @exclusivity(unchecked) @usableFromInline final var isDraining = false
  @exclusivity(unchecked) private final var children: [UInt64: Child] = [:]
  @exclusivity(unchecked) private final var lastTicket: UInt64 = 0
  /// Whether more children may be added.
  @exclusivity(unchecked) private final var expectsMore = true
  @exclusivity(unchecked) @usableFromInline final var end: End?

  /// How the operator ended.
  @usableFromInline enum End { case completed, canceled }

  @inlinable
  init<Downstream: Subscriber<Output, Failure>>(
    _ downstream: Downstream, name: String, passesLateValues: Bool = false
  ) {
    self.downstream = Receiver(downstream)
    description = name
    self.passesLateValues = passesLateValues
  }

  /// Gives the downstream its subscription, before any child is subscribed to.
  @inlinable
  final func start<Downstream: Subscriber<Output, Failure>>(_ downstream: Downstream) {
    downstream.receive(subscription: self)
  }

  /// Starts a `Merge`, which gets its children from ``add(_:)``.
  @inlinable
  static func merge<Downstream: Subscriber<Output, Failure>>(
    to downstream: Downstream
  ) -> MergeCore {
    let core = MergeCore(downstream, name: "Merge")
    core.start(downstream)
    return core
  }

  // MARK: Children

  /// Subscribes to one more child, unless the operator has ended.
  @inlinable @discardableResult
  final func add(_ upstream: some Publisher<Output, Failure>) -> MergeCore {
    if let child = makeChild() { upstream.receive(subscriber: child) }
    return self
  }

  @usableFromInline
  final func makeChild() -> Child? {
    lock.lock()
    defer { lock.unlock() }
    if end != nil { return nil }
    lastTicket += 1
    let child = Child(self, lastTicket)
    children[lastTicket] = child
    return child
  }

  /// No children will be added from now on.
  @usableFromInline
  final func expectNoMore() {
    lock.withLock { expectsMore = false }
    finishIfDone()
  }

  @usableFromInline
  final func receive(_ subscription: any Subscription, of child: Child) {
    guard child.attach(subscription) else { return }
    let isUnlimited = lock.withLock { self.isUnlimited }
    subscription.request(isUnlimited ? .unlimited : .max(1))
    // Unlimited demand that arrived after the subscription was attached was passed on to it.
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
    // A value that was sent from inside another one may wait, and the reply may be unlimited.
    if !wasUnlimited { drain() }
    return wasUnlimited ? .none : .max(1)
  }

  @usableFromInline
  final func receive(completion: Subscribers.Completion<Failure>, of child: Child) {
    let old = child.end()
    lock.lock()
    children[child.ticket] = nil
    if !passesLateValues { child.isClosed = true }
    let isOver = end != nil
    lock.unlock()
    withExtendedLifetime(old) {}
    switch completion {
    case .finished: if !finishIfDone() { childFinished() }
    case .failure: if !isOver { fail(completion) }
    }
  }

  /// Reacts to the end of a child that was not the last.
  @usableFromInline func childFinished() {}

  // MARK: The downstream

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    guard demand != .none else { return }
    self.demand.add(demand)
    // The delivery that this is called from sends what waits.
    if !delivery.isHeldByThisThread { drain() }
  }

  /// Sends what waits as far as there is demand, and passes on unlimited demand.
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
    let asked = isRaised ? sortedChildren : []
    lock.unlock()
    for child in asked { child.current?.request(.unlimited) }
    finishIfDone()
  }

  private final var sortedChildren: [Child] { children.sorted { $0.key < $1.key }.map(\.value) }

  // MARK: The end

  @discardableResult
  final func finishIfDone() -> Bool {
    lock.lock()
    let isDone =
      end == nil && !expectsMore && children.isEmpty && backlog.isEmpty && !isDraining
    if isDone { end = .completed }
    lock.unlock()
    if isDone { delivery.withLock { downstream.complete(.finished) } }
    return isDone
  }

  /// Cancels all children and fails, unless the operator has ended.
  @usableFromInline
  final func fail(_ completion: Subscribers.Completion<Failure>) {
    if close(.completed) { delivery.withLock { downstream.complete(completion) } }
  }

  @usableFromInline func cancel() { close(.canceled) }

  /// Ends the operator, cancels all children and drops what waits.
  @discardableResult
  private final func close(_ end: End) -> Bool {
    lock.lock()
    guard self.end == nil else {
      lock.unlock()
      return false
    }
    self.end = end
    let old = (sortedChildren, backlog)
    for child in old.0 { child.isClosed = true }
    children = [:]
    backlog = Queue()
    lock.unlock()
    for child in old.0 { child.cancel() }
    withExtendedLifetime(old) {}
    return true
  }

  @usableFromInline final var hasEnded: Bool { lock.withLock { end != nil } }

}

/// The subscriber of a ``MergeCore`` to one child.
@usableFromInline
final class MergeInlet<Input, Failure: Error>: UpstreamSubscription, Subscriber {
  @usableFromInline let core: MergeCore<Input, Failure>
  let ticket: UInt64
  /// Whether its values are ignored from now on. Under the lock of the operator.
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
