extension Publishers {
  /// A publisher that runs closures when signals pass through it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose signals run the closures.
    public let upstream: Upstream
    /// The closure that runs when the upstream sends its subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// The closure that runs when the upstream sends a value.
    public var receiveOutput: ((Output) -> Void)?
    /// The closure that runs when the upstream completes.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// The closure that runs when the downstream cancels.
    public var receiveCancel: (() -> Void)?
    /// The closure that runs when the downstream requests values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    @inlinable
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let handlers = SignalHandlers<Output, Failure>()
      handlers.subscription = receiveSubscription
      handlers.value = receiveOutput
      handlers.completion = receiveCompletion
      handlers.cancel = receiveCancel
      handlers.request = receiveRequest
      if let receiveRequest {
        handlers.reply = { if $0 != .none { receiveRequest($0) } }
      }
      upstream.receive(
        subscriber: Observation(subscriber, "HandleEvents", handlers, outlivesEnd: false))
    }
  }
}

extension Publisher {
  /// Runs closures when signals pass through the publisher.
  @inlinable
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
