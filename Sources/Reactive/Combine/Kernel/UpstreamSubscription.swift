import Synchronization

/// The connection of an operator to its upstream, which is also the downstream's subscription.
///
/// The connection awaits a subscription, becomes active, and ends once: by the upstream's
/// completion, the downstream's cancellation, or the operator itself. Checking the phase requires
/// no lock; changing it does.
@usableFromInline
class UpstreamSubscription: Subscription, SelfDescribing {
  @usableFromInline let lock = Lock()
  @usableFromInline let phase = Atomic<UInt8>(Phase.awaiting)
  // Accessed only under the lock.
  @exclusivity(unchecked) @usableFromInline final var upstream: (any Subscription)?

  @usableFromInline
  enum Phase {
    @usableFromInline static let awaiting: UInt8 = 0
    @usableFromInline static let active: UInt8 = 1
    @usableFromInline static let ended: UInt8 = 2
  }

  @inlinable init() {}

  /// Stores the subscription of the upstream.
  ///
  /// - Returns: `true` if this is the first subscription and the downstream has not canceled.
  ///   Otherwise the subscription is canceled.
  @inlinable
  final func attach(_ subscription: any Subscription) -> Bool {
    lock.lock()
    guard phase.load(ordering: .relaxed) == Phase.awaiting else {
      lock.unlock()
      subscription.cancel()
      return false
    }
    upstream = subscription
    phase.store(Phase.active, ordering: .releasing)
    lock.unlock()
    return true
  }

  /// Whether the connection handles values and completions.
  @inlinable final var isActive: Bool { phase.load(ordering: .acquiring) == Phase.active }

  /// Whether the connection has ended, for any reason.
  @inlinable final var isOver: Bool { phase.load(ordering: .acquiring) == Phase.ended }

  /// Ends the connection.
  ///
  /// - Returns: The upstream's subscription, or `nil` if there is none or the connection has
  ///   already ended.
  @inlinable
  final func end() -> (any Subscription)? {
    lock.lock()
    phase.store(Phase.ended, ordering: .releasing)
    let subscription = upstream
    upstream = nil
    lock.unlock()
    return subscription
  }

  /// The upstream's subscription; `nil` unless the connection is active.
  @inlinable final var current: (any Subscription)? { lock.withLock { upstream } }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    current?.request(demand)
  }

  @usableFromInline func cancel() { end()?.cancel() }

  /// The name of the operator in debugging output.
  @usableFromInline var description: String { "Subscription" }
  @usableFromInline var mirrorChildren: [Mirror.Child] { [] }
}
