extension Publishers {
  /// A publisher that emits the time intervals between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher
  {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are timed.
    public let upstream: Upstream
    /// The scheduler that measures the time.
    public let scheduler: Context
    var work: OperatorWork<Context>

    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
      work = OperatorWork(base: scheduler, label: WorkLabel("measureInterval"))
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(
        subscriber: MeasureIntervalRelay<Upstream.Output, S, Context>(
          subscriber, scheduler: timing))
    }
  }
}

private final class MeasureIntervalRelay<Input, Downstream: Subscriber, Context: Scheduler>:
  ForwardingSubscription, Subscriber
where Downstream.Input == Context.SchedulerTimeType.Stride {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let scheduler: OperatorScheduler<Context>
  /// The time of the latest value, or of the subscription. Values arrive one at a time.
  @exclusivity(unchecked) private var last: Context.SchedulerTimeType?

  init(_ downstream: Downstream, scheduler: OperatorScheduler<Context>) {
    (self.downstream, self.scheduler) = (downstream, scheduler)
    super.init()
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    last = scheduler.now
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive, let last else { return .none }
    let now = scheduler.now
    self.last = now
    let demand = downstream.receive(last.distance(to: now))
    // As in Combine, the demand that the downstream returns is sent upstream as a separate request.
    if demand != .none { current?.request(demand) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { downstream.receive(completion: completion) }
  }

  override var description: String { "MeasureInterval" }
}

extension Publisher {
  /// Publishes the time interval between each value and the previous one.
  ///
  /// The first interval starts at the subscription.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(
      upstream: self, scheduler: scheduler
    )
    .placed(fileID, line)
  }
}
