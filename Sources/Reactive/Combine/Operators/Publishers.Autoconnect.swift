import Synchronization

extension Publishers {
  /// A publisher that connects to its upstream when it receives its first subscriber.
  ///
  /// The connection ends when the last subscriber cancels. If all subscribers cancel while the
  /// publisher is still connecting, the connection remains for the next subscriber.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The connectable publisher to connect to.
    public final let upstream: Upstream

    private enum State {
      case disconnected
      /// A thread attaches the first subscriber, and then connects.
      case attaching(thread: UInt)
      case connecting
      case connected(any Cancellable)
    }

    // Guards all properties declared below.
    private final let lock = Lock()
    private final var state = State.disconnected
    /// The number of subscribers that have not canceled.
    private final var count = 0

    public init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    public final func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let connects = addSubscriber()
      upstream.receive(subscriber: UpstreamSubscriber(parent: self, downstream: subscriber))
      if connects { connect() }
    }

    /// Counts a subscriber, and returns whether the caller must connect after it attaches the
    /// subscriber.
    @usableFromInline
    final func addSubscriber() -> Bool {
      lock.lock()
      defer { lock.unlock() }
      let connects = needsConnection
      if connects {
        state = .attaching(thread: currentThread)
        count = 1
      } else {
        count += 1
      }
      return connects
    }

    /// Whether a new subscriber causes a connection. Must be read with the lock held.
    private final var needsConnection: Bool {
      switch state {
      case .disconnected: true
      // As in Combine, a subscriber that this thread adds while it attaches the first subscriber
      // causes another connection. Other threads rely on the connecting thread.
      case .attaching(let thread): thread == currentThread
      case .connecting, .connected: false
      }
    }

    @usableFromInline
    final func connect() {
      let earlier = enter(.connecting)
      // A synchronous upstream sends all its values here. As in Combine, the connection remains even
      // if they cause all subscribers to cancel: otherwise, the next subscriber would cause the
      // upstream to send the values again.
      let new = upstream.connect()
      withExtendedLifetime((earlier, enter(.connected(new)))) {}
    }

    /// Changes the state, and returns the previous one, which must be released outside the lock.
    private final func enter(_ new: State) -> State {
      lock.withLock {
        defer { state = new }
        return state
      }
    }

    fileprivate final func subscriberCanceled() {
      lock.lock()
      if count > 0 { count -= 1 }
      guard count == 0, case .connected(let connection) = state else { return lock.unlock() }
      state = .disconnected
      lock.unlock()
      connection.cancel()
    }
  }
}

extension Publishers.Autoconnect {
  @usableFromInline
  struct UpstreamSubscriber<Downstream: Subscriber<Upstream.Output, Upstream.Failure>>: Subscriber,
    SelfDescribing
  {
    @usableFromInline let parent: Publishers.Autoconnect<Upstream>
    @usableFromInline let downstream: Downstream
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable
    init(parent: Publishers.Autoconnect<Upstream>, downstream: Downstream) {
      (self.parent, self.downstream) = (parent, downstream)
      combineIdentifier = CombineIdentifier()
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: CountedSubscription(subscription, parent.subscriberCanceled))
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }

    @usableFromInline var description: String { "Autoconnect" }
    @usableFromInline var mirrorChildren: [Mirror.Child] {
      [("parent", parent), ("downstream", downstream)]
    }
  }
}

/// A subscription that reports its first cancellation. Its description is the description of the
/// wrapped subscription.
private final class CountedSubscription: Subscription, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let upstream: any Subscription
  private let willCancel: () -> Void
  private let isCanceled = Atomic(false)

  init(_ upstream: any Subscription, _ willCancel: @escaping () -> Void) {
    (self.upstream, self.willCancel) = (upstream, willCancel)
  }

  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    if !isCanceled.exchange(true, ordering: .acquiringAndReleasing) { willCancel() }
    upstream.cancel()
  }

  var description: String { String(describing: upstream) }
  var playgroundDescription: Any { description }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber arrives, and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
