extension Publishers {
  /// A publisher that subscribes, requests values, and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that the operator subscribes to on the scheduler.
    public let upstream: Upstream
    /// The scheduler on which the upstream is called.
    public let scheduler: Context
    /// The scheduling options of each call to the upstream.
    public let options: Context.SchedulerOptions?
    var work: OperatorWork<Context>

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
      work = OperatorWork(base: scheduler, label: WorkLabel("subscribe"))
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (timing, options) = (timing, options)
      let relay = SubscribeOnRelay(subscriber) { timing.schedule(options: options, $0) }
      timing.schedule(options: options) { upstream.receive(subscriber: relay) }
    }
  }
}

private final class SubscribeOnRelay<Downstream: Subscriber>: ForwardingSubscription, Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let scheduleAction: (@escaping () -> Void) -> Void
  /// The lock that is held while the subscription of the upstream is called.
  private let calling = DeliveryLock()

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    scheduleAction = schedule
    super.init()
  }

  func receive(subscription: any Subscription) {
    if attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isActive ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { downstream.receive(completion: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let subscription = current else { return }
    schedule {
      // Combine also traps here, because such a scheduler would never return to its caller.
      precondition($0, "subscribe(on:) requires a scheduler that runs actions asynchronously")
      subscription.request(demand)
    }
  }

  override func cancel() {
    guard !isAwaiting, let subscription = end() else { return }
    schedule { _ in subscription.cancel() }
  }

  /// Schedules a call, and passes it a Boolean value that is `false` if the call runs inside
  /// another.
  private func schedule(_ call: @escaping (_ isOutermost: Bool) -> Void) {
    scheduleAction { [self] in
      let isOutermost = calling.begin()
      call(isOutermost)
      if isOutermost { calling.end() }
    }
  }

  override var description: String { "SubscribeOn" }
}

extension Publisher {
  /// Subscribes, requests values, and cancels on the given scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(
      upstream: self, scheduler: scheduler, options: options
    )
    .placed(fileID, line)
  }
}
