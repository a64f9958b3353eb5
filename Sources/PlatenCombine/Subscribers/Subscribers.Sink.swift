extension Subscribers {
  /// A subscriber that requests any number of values when it is subscribed, and runs closures.
  ///
  /// Signals from several threads are handled one at a time.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// The closure that runs for each value.
    public final var receiveValue: (Input) -> Void { delivery.withLock { handlers }.value }
    /// The closure that runs for the completion.
    public final var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      delivery.withLock { handlers }.completion
    }

    @usableFromInline let upstream = UpstreamSubscription()
    @usableFromInline let delivery = DeliveryLock()
    // Only touched in a delivery.
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
      // Nothing replaces the handlers during a delivery, so they need not be retained for the call.
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

    /// Cancels the subscription. Without one, nothing changes.
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

    /// Releases the closures after the end, unless they are running: then the thread that runs them
    /// does it afterwards, or, if it misses the end by an instant, the end of the sink does.
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
  /// Runs closures for each value and for the completion, until the result is canceled or released.
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
  /// Runs a closure for each value, until the result is canceled or released.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
