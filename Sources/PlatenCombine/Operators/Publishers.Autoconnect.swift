import Synchronization

extension Publishers {
  /// A publisher that connects to another with its first subscriber, and disconnects when the last
  /// one cancels.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected to.
    public final let upstream: Upstream

    /// Guards what follows.
    private final let lock = Lock()
    private final var connection: (any Cancellable)?
    /// The thread that connects; 0 if none does.
    private final var connector: UInt = 0
    /// The subscribers that have not canceled.
    private final var count = 0

    public init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    public final func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let connects = addSubscriber()
      upstream.receive(subscriber: Inlet(parent: self, downstream: subscriber))
      if connects { connect() }
    }

    /// Counts a subscriber; whether the caller connects after subscribing it.
    @usableFromInline
    final func addSubscriber() -> Bool {
      lock.lock()
      // A subscriber that is added while the first one of this thread is subscribed connects too,
      // as in Combine; other threads rely on the thread that connects.
      let connects = connection == nil && (connector == 0 || connector == currentThread)
      if connects {
        connector = currentThread
        count = 1
      } else {
        count += 1
      }
      lock.unlock()
      return connects
    }

    @usableFromInline
    final func connect() {
      let new = upstream.connect()
      lock.lock()
      connector = 0
      let old = connection
      let isUsed = count > 0
      connection = isUsed ? new : nil
      lock.unlock()
      // All subscribers have canceled meanwhile.
      if !isUsed { new.cancel() }
      withExtendedLifetime(old) {}
    }

    fileprivate final func subscriberCanceled() {
      lock.lock()
      if count > 0 { count -= 1 }
      let old = count == 0 ? connection.take() : nil
      lock.unlock()
      old?.cancel()
    }
  }
}

extension Publishers.Autoconnect {
  @usableFromInline
  struct Inlet<Downstream: Subscriber<Upstream.Output, Upstream.Failure>>: Subscriber,
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

/// A subscription that reports its first cancellation. It describes itself as the one it wraps.
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
  /// Connects with the first subscriber, and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
