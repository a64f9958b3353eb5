import Synchronization

/// The state machine of an operator's connection to its upstream, and the subscription that the
/// downstream gets.
///
/// It awaits a subscription, is active, and ends once: by the upstream's completion, by the
/// downstream's cancellation or by the operator itself, whichever comes first. Values are tested
/// against the phase without a lock; the lock is taken where the phase changes.
@usableFromInline
class UpstreamSubscription: Subscription, SelfDescribing {
  @usableFromInline let lock = Lock()
  @usableFromInline let phase = Atomic<UInt8>(Phase.awaiting)
  // Only touched under the lock.
  @exclusivity(unchecked) @usableFromInline final var upstream: (any Subscription)?

  @usableFromInline
  enum Phase {
    @usableFromInline static let awaiting: UInt8 = 0
    @usableFromInline static let active: UInt8 = 1
    @usableFromInline static let ended: UInt8 = 2
  }

  @inlinable init() {}

  /// Keeps the upstream's subscription.
  ///
  /// - Returns: Whether it was the first. Others are canceled, and so is the first if the
  ///   downstream has canceled before it.
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

  /// Whether values and completions are to be handled.
  @inlinable final var isActive: Bool { phase.load(ordering: .acquiring) == Phase.active }

  /// Whether the connection has ended, by whomever.
  @inlinable final var isOver: Bool { phase.load(ordering: .acquiring) == Phase.ended }

  /// Ends the connection.
  ///
  /// - Returns: The upstream's subscription; `nil` if there is none or the connection has ended.
  @inlinable
  final func end() -> (any Subscription)? {
    lock.lock()
    phase.store(Phase.ended, ordering: .releasing)
    let subscription = upstream
    upstream = nil
    lock.unlock()
    return subscription
  }

  /// The upstream's subscription while the connection is active.
  @inlinable final var current: (any Subscription)? { lock.withLock { upstream } }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    current?.request(demand)
  }

  @usableFromInline func cancel() { end()?.cancel() }

  /// What the operator is called in debugging output.
  @usableFromInline var description: String { "Subscription" }
  @usableFromInline var mirrorChildren: [Mirror.Child] { [] }
}
