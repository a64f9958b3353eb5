import Synchronization

extension Publishers {
  /// The strategy by which a buffer requests values from its upstream.
  public enum PrefetchStrategy: Equatable, Hashable, Sendable {
    /// A strategy that requests enough values to fill the buffer, and one more for each removed
    /// value.
    case keepFull
    /// A strategy that requests unlimited values.
    case byRequest
  }

  /// The treatment of a value that arrives when a buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value in the buffer.
    case dropOldest
    /// Fails with an error that a closure creates.
    case customError(() -> Failure)
  }

  /// A publisher that buffers the values of its upstream until they are requested.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are buffered.
    public let upstream: Upstream
    /// The maximum number of values in the buffer.
    public let size: Int
    /// The strategy by which the buffer requests values.
    public let prefetch: PrefetchStrategy
    /// The treatment of a value that arrives when the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(subscriber: Inner(self, subscriber))
    }
  }
}

extension Publishers.Buffer {
  /// The values that wait until the downstream requests them, and its demand.
  private struct Backlog {
    let size: Int
    var values = Queue<Output>()
    var demand = Subscribers.Demand.none

    var isFull: Bool { values.count >= size }

    /// Removes the values that are available and requested, and returns the first value and the
    /// rest.
    ///
    /// If only one value is available, which is common, the rest needs no array storage.
    mutating func takeRequested() -> (Output, ContiguousArray<Output>)? {
      guard demand != .none else { return nil }
      let count = demand.max.map { Swift.min($0, values.count) } ?? values.count
      guard let first = values.popFirst() else { return nil }
      demand -= count
      var rest = ContiguousArray<Output>()
      while rest.count < count - 1, let next = values.popFirst() { rest.append(next) }
      return (first, rest)
    }
  }

  private final class Inner<Downstream: Subscriber<Output, Failure>>: Subscription, Subscriber,
    SelfDescribing
  {
    private enum Phase { case awaiting, active, ended }

    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private let downstream: Downstream
    private let isCanceled = Atomic(false)
    // Guards all properties declared below.
    private let lock = Lock()
    private var phase = Phase.awaiting
    private var upstream: (any Subscription)?
    private var backlog: Backlog
    private var completion: Subscribers.Completion<Failure>?
    /// Whether delivery can start. Set just before the downstream receives its subscription.
    private var isStarted = false
    /// The thread that delivers signals, including signals from other threads; 0 if no thread is
    /// delivering.
    private var deliverer: UInt = 0
    private var isMakingError = false

    init(_ buffer: Publishers.Buffer<Upstream>, _ downstream: Downstream) {
      backlog = Backlog(size: buffer.size)
      prefetch = buffer.prefetch
      whenFull = buffer.whenFull
      self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard phase == .awaiting else {
        lock.unlock()
        return subscription.cancel()
      }
      phase = .active
      upstream = subscription
      lock.unlock()
      subscription.request(prefetch == .keepFull ? .max(backlog.size) : .unlimited)
      lock.withLock { isStarted = true }
      downstream.receive(subscription: self)
      replace(deliver(), from: subscription)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      lock.lock()
      precondition(
        !isMakingError, "API Violation: received a value while creating the error of a full buffer")
      guard phase == .active, !hasFailed else {
        lock.unlock()
        return .none
      }
      guard backlog.isFull else { return store(input) }
      switch whenFull {
      case .dropNewest:
        lock.unlock()
        return deliver()
      case .dropOldest:
        let oldest = backlog.values.popFirst()
        defer { withExtendedLifetime(oldest) {} }
        return store(input)
      case .customError(let makeError):
        isMakingError = true
        lock.unlock()
        overflow(with: makeError())
        return .none
      }
    }

    private var hasFailed: Bool { if case .failure = completion { true } else { false } }

    /// Stores and delivers a value. Must be called with the lock held; releases it.
    private func store(_ input: Output) -> Subscribers.Demand {
      backlog.values.append(input)
      lock.unlock()
      return deliver()
    }

    /// Cancels the upstream, and stores a failure that is delivered after the requested values.
    private func overflow(with error: Failure) {
      lock.lock()
      isMakingError = false
      completion = .failure(error)
      let upstream = upstream
      lock.unlock()
      upstream?.cancel()
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard phase == .active, self.completion == nil else { return lock.unlock() }
      self.completion = completion
      lock.unlock()
      _ = deliver()
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      guard phase == .active, let upstream else { return lock.unlock() }
      backlog.demand += demand
      let isNested = deliverer == currentThread
      lock.unlock()
      if !isNested { replace(deliver(), from: upstream) }
    }

    /// Requests replacements for the values that have left the buffer.
    private func replace(_ demand: Subscribers.Demand, from upstream: any Subscription) {
      if demand != .none { upstream.request(demand) }
    }

    func cancel() {
      lock.lock()
      guard phase == .active else { return lock.unlock() }
      phase = .ended
      isCanceled.store(true, ordering: .releasing)
      let old = (upstream.take(), backlog.values.takeAll())
      lock.unlock()
      old.0?.cancel()
    }

    /// Delivers the requested values, and then the completion, unless another thread is delivering.
    ///
    /// - Returns: The demand that refills the buffer.
    private func deliver() -> Subscribers.Demand {
      lock.lock()
      guard isStarted, deliverer == 0 || deliverer == currentThread else {
        lock.unlock()
        return .none
      }
      let outer = deliverer
      deliverer = currentThread
      var count = 0
      while phase == .active {
        guard let (first, rest) = backlog.takeRequested() else {
          deliverCompletion()
          break
        }
        count += 1 + rest.count
        lock.unlock()
        var reply = downstream.receive(first)
        for value in rest where !isCanceled.load(ordering: .acquiring) {
          reply += downstream.receive(value)
        }
        lock.lock()
        backlog.demand += reply
      }
      deliverer = outer
      lock.unlock()
      return prefetch == .keepFull ? .max(count) : .none
    }

    /// Delivers the completion. Normal completion waits for demand, so it cannot overtake values.
    ///
    /// Must be called with the lock held; releases the lock during the delivery.
    private func deliverCompletion() {
      guard let completion else { return }
      if case .finished = completion, backlog.demand == .none { return }
      phase = .ended
      let old = (upstream.take(), backlog.values.takeAll())
      lock.unlock()
      withExtendedLifetime(old) {}
      downstream.receive(completion: completion)
      lock.lock()
    }

    var description: String { "Buffer" }
    var mirrorChildren: [Mirror.Child] {
      lock.withLock {
        [
          ("values", backlog.values.slots.compactMap { $0 }), ("state", phase),
          ("downstreamDemand", backlog.demand), ("terminal", completion as Any),
        ]
      }
    }
  }
}

extension Publisher {
  /// Buffers values until a subscriber requests them.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
