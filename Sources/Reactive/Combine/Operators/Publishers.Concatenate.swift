extension Publishers {
  /// A publisher that emits all values of one publisher, followed by all values of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The publisher whose values are emitted first.
    public let prefix: Prefix
    /// The publisher whose values are emitted after the prefix finishes.
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    public func receive<S: Subscriber<Suffix.Output, Suffix.Failure>>(subscriber: S) {
      prefix.receive(subscriber: Inner(subscriber, suffix).prefixSubscriber)
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publishers.Concatenate {
  private final class Inner<Downstream: Subscriber>: Succession<Downstream>
  where Downstream.Input == Output, Downstream.Failure == Failure {
    /// The suffix, released when the operator subscribes to it. Guarded by the lock.
    private var suffix: Suffix?

    init(_ downstream: Downstream, _ suffix: Suffix) {
      self.suffix = suffix
      super.init(downstream)
    }

    var prefixSubscriber: SideSubscriber<Prefix, Output, Failure> {
      SideSubscriber(
        of: self, subscription: receiveFirst, value: receivePrefix, completion: receivePrefix)
    }

    /// Delivers a value if there is demand, and drops it otherwise.
    private func receivePrefix(_ input: Output) -> Subscribers.Demand {
      lock.lock()
      let isWanted = phase == .first && demand != .none
      if isWanted { demand -= 1 }
      lock.unlock()
      return isWanted ? deliver(input) : .none
    }

    private func receivePrefix(_ completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .finished:
        if advance(from: .first, to: .awaitingSecond) { takeSuffix()?.receive(subscriber: side) }
      case .failure:
        if advance(from: .first, to: .ended) { downstream.receive(completion: completion) }
      }
    }

    private func takeSuffix() -> Suffix? { lock.withLock { suffix.take() } }

    private var side: SideSubscriber<(Prefix, Suffix), Output, Failure> {
      SideSubscriber(
        of: self, subscription: receiveSecond,
        value: { self.isSecond ? self.downstream.receive($0) : .none },
        completion: receiveSecond(completion:))
    }

    private var isSecond: Bool { lock.withLock { phase == .second } }

    override func cancel() {
      super.cancel()
      _ = takeSuffix()
    }

    override var description: String { "Concatenate" }
  }
}

extension Publisher {
  /// Publishes the given values before the values of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Publishes the elements of a sequence before the values of this publisher.
  public func prepend<S: Swift.Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Publishes the values of another publisher before the values of this publisher.
  public func prepend<P: Publisher<Output, Failure>>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> { Publishers.Concatenate(prefix: publisher, suffix: self) }

  /// Publishes the given values after this publisher finishes.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Publishes the elements of a sequence after this publisher finishes.
  public func append<S: Swift.Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Publishes the values of another publisher after this publisher finishes.
  public func append<P: Publisher<Output, Failure>>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> { Publishers.Concatenate(prefix: self, suffix: publisher) }
}
