extension Subscribers {
  /// A subscriber that requests unlimited values and passes them to closures.
  ///
  /// Signals from different threads are serialized.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// The closure that runs for each value.
    public final var receiveValue: (Input) -> Void { delivery.withLock { handlers }.value }
    /// The closure that runs on completion.
    public final var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      delivery.withLock { handlers }.completion
    }

    @usableFromInline let upstream = UpstreamSubscription()
    @usableFromInline let delivery = DeliveryLock()
    // Accessed only during a delivery.
    @exclusivity(unchecked) @usableFromInline var handlers: Handlers

    @usableFromInline
    final class Handlers {
      @usableFromInline let value: (Input) -> Void
      let completion: (Subscribers.Completion<Failure>) -> Void

      init(
        _ value: @escaping (Input) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) {
        (self.value, self.completion) = (value, completion)
      }
    }

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = Handlers(receiveValue, receiveCompletion)
    }

    public final func receive(subscription: any Subscription) {
      if upstream.attach(subscription) { subscription.request(.unlimited) }
    }

    @inlinable
    public final func receive(_ value: Input) -> Subscribers.Demand {
      let isOutermost = delivery.begin()
      // The handlers are not replaced during a delivery, so retaining them for the call is
      // unnecessary.
      Unmanaged.passUnretained(handlers)._withUnsafeGuaranteedRef { $0.value(value) }
      if isOutermost { endDelivery() }
      return .none
    }

    public final func receive(completion: Subscribers.Completion<Failure>) {
      let isOutermost = delivery.begin()
      if !upstream.isOver {
        _ = upstream.end()
        handlers.completion(completion)
      }
      if isOutermost { endDelivery() }
    }

    /// Cancels the subscription and releases the closures. This method has no effect if no
    /// subscription is active.
    public final func cancel() {
      guard upstream.isActive, let subscription = upstream.end() else { return }
      subscription.cancel()
      releaseHandlers()
    }

    @inlinable
    final func endDelivery() {
      delivery.end()
      if upstream.isOver { releaseHandlers() }
    }

    /// Releases the closures after the subscription ends, unless another thread is running them.
    ///
    /// In that case, the other thread releases the closures after its delivery. If that thread
    /// narrowly misses the end of the subscription, the deallocation of the sink releases them.
    @usableFromInline
    final func releaseHandlers() {
      guard delivery.tryBegin() else { return }
      let old = handlers
      handlers = Handlers({ _ in }, { _ in })
      delivery.end()
      withExtendedLifetime(old) {}
    }

    public final var description: String { "Sink" }
    public final var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    public final var playgroundDescription: Any { description }
  }
}

extension Subscribers.Sink: SerialSubscriber {}

extension Publisher {
  /// Runs one closure for each value and another on completion.
  ///
  /// The subscription ends when the returned cancellable is canceled or deallocated.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value of a publisher that cannot fail.
  ///
  /// The subscription ends when the returned cancellable is canceled or deallocated.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
