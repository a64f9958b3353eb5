extension Publishers {
  /// A publisher that replaces a failed upstream with another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose failure is handled.
    public let upstream: Upstream
    /// A closure that creates the replacement publisher from an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let recovery = Recovery<Upstream, NewPublisher, S>(
        subscriber, name: "Catch", handler: { [handler] in .success(handler($0)) },
        completion: { $0 })
      upstream.receive(subscriber: recovery.subscriber)
    }
  }

  /// A publisher that replaces a failed upstream with another publisher, or fails with an error
  /// that the handler throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose failure is handled by a throwing closure.
    public let upstream: Upstream
    /// A closure that creates the replacement publisher from an error, or throws another error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let recovery = Recovery<Upstream, NewPublisher, S>(
        subscriber, name: "TryCatch",
        handler: { [handler] error in Result { try handler(error) } },
        completion: { $0.erased })
      upstream.receive(subscriber: recovery.subscriber)
    }
  }
}

/// The subscription of `Catch` and `TryCatch`.
private final class Recovery<
  Upstream: Publisher, NewPublisher: Publisher, Downstream: Subscriber
>: Succession<Downstream>
where Upstream.Output == NewPublisher.Output, Downstream.Input == Upstream.Output {
  private let name: String
  private let handler: (Upstream.Failure) -> Result<NewPublisher, Downstream.Failure>
  private let mapped:
    (Subscribers.Completion<NewPublisher.Failure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream, name: String,
    handler: @escaping (Upstream.Failure) -> Result<NewPublisher, Downstream.Failure>,
    completion:
      @escaping (Subscribers.Completion<NewPublisher.Failure>) ->
      Subscribers.Completion<Downstream.Failure>
  ) {
    (self.name, self.handler) = (name, handler)
    mapped = completion
    super.init(downstream)
  }

  var subscriber: SideSubscriber<Upstream, Upstream.Output, Upstream.Failure> {
    SideSubscriber(of: self, subscription: receiveFirst, value: receive, completion: receive)
  }

  private func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    lock.lock()
    precondition(demand != .none, "API Violation: received a value that was not requested")
    demand -= 1
    lock.unlock()
    return deliver(input)
  }

  private func receive(_ completion: Subscribers.Completion<Upstream.Failure>) {
    switch completion {
    case .finished:
      if advance(from: .first, to: .ended) { downstream.receive(completion: .finished) }
    case .failure(let error):
      if advance(from: .first, to: .awaitingSecond) {
        recover(from: error)
      } else {
        let hasEnded = lock.withLock { phase == .ended }
        precondition(hasEnded, "API Violation: received an unexpected failure")
      }
    }
  }

  private func recover(from error: Upstream.Failure) {
    switch handler(error) {
    case .success(let publisher):
      publisher.receive(subscriber: successor)
    case .failure(let error):
      if advance(from: .awaitingSecond, to: .ended) {
        downstream.receive(completion: .failure(error))
      }
    }
  }

  private var successor: SideSubscriber<NewPublisher, Upstream.Output, NewPublisher.Failure> {
    SideSubscriber(
      of: self, subscription: receiveSecond, value: downstream.receive,
      completion: { self.receiveSecond(completion: self.mapped($0)) })
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    super.request(demand)
  }

  /// As in Combine, cancellation has no effect until the replacement publisher sends a
  /// subscription.
  override func cancel() {
    let isAttached = lock.withLock { phase == .first || phase == .second }
    if isAttached { super.cancel() }
  }

  override var description: String { name }
  override var mirrorChildren: [Mirror.Child] {
    [("downstream", downstream), ("demand", lock.withLock { demand })]
  }
}

extension Publisher {
  /// Handles an error by replacing this publisher with another publisher.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Handles an error by replacing this publisher with another publisher, or by throwing a new
  /// error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
