import Synchronization

extension Publishers {
  /// A publisher that connects to its upstream when it receives its first subscriber.
  ///
  /// The connection ends when the last subscriber cancels.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The connectable publisher to connect to.
    public final let upstream: Upstream

    // Guards all properties declared below.
    private final let lock = Lock()
    private final var connection: (any Cancellable)?
    /// The thread that is connecting; 0 if no thread is connecting.
    private final var connector: UInt = 0
    /// The number of subscribers that have not canceled.
    private final var count = 0

    public init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    public final func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let connects = addSubscriber()
      upstream.receive(subscriber: Inlet(parent: self, downstream: subscriber))
      if connects { connect() }
    }

    /// Counts a subscriber, and returns whether the caller must connect after it attaches the
    /// subscriber.
    @usableFromInline
    final func addSubscriber() -> Bool {
      lock.lock()
      // As in Combine, a subscriber that this thread adds while it attaches the first subscriber
      // causes another connection. Other threads rely on the connecting thread.
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
      // All subscribers may have canceled in the meantime.
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
