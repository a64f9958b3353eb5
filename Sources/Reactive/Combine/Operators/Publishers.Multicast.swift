extension Publishers {
  /// A connectable publisher that shares the values of its upstream through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared through the subject.
    public let upstream: Upstream
    /// A closure that creates the subject. It runs once.
    public let createSubject: () -> SubjectType

    /// The lock that is held while the caller's closure creates the subject.
    private let creation = DeliveryLock()
    private var madeSubject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    @usableFromInline var subject: SubjectType {
      creation.withLock {
        if let madeSubject { return madeSubject }
        let subject = createSubject()
        madeSubject = subject
        return subject
      }
    }

    @inlinable
    public func receive<S: Subscriber<SubjectType.Output, SubjectType.Failure>>(subscriber: S) {
      subject.receive(subscriber: MulticastInlet(subscriber))
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

/// The subscription of one subscriber to a `Multicast`.
@usableFromInline
final class MulticastInlet<Downstream: Subscriber>: UpstreamSubscription, Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init()
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    if attach(subscription) { downstream.receive(subscription: self) }
  }

  /// Demand is sent to the subject as separate requests, because subjects ignore returned demand.
  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    let reply = downstream.receive(input)
    if reply != .none { request(reply) }
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { downstream.receive(completion: completion) }
  }

  @usableFromInline override func request(_ demand: Subscribers.Demand) { current?.request(demand) }

  @usableFromInline override var description: String { "Multicast" }
}

extension Publisher {
  /// Shares the values with multiple subscribers through a subject that a closure creates.
  public func multicast<S: Subject<Output, Failure>>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares the values with multiple subscribers through the given subject.
  public func multicast<S: Subject<Output, Failure>>(subject: S) -> Publishers.Multicast<Self, S> {
    multicast { subject }
  }
}
