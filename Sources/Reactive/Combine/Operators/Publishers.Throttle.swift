extension Publishers {
  /// A publisher that emits at most one value per interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are throttled.
    public let upstream: Upstream
    /// The minimum interval between two published values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers the throttled values and the completion.
    public let scheduler: Context
    /// Whether the latest value of each interval is published instead of the first.
    public let latest: Bool
    var work: OperatorWork<Context>

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
      work = OperatorWork(base: scheduler, label: WorkLabel("throttle"))
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(
        subscriber: ThrottleRelay(
          subscriber, interval: interval, scheduler: timing, latest: latest))
    }
  }
}

private final class ThrottleRelay<Downstream: Subscriber, Context: Scheduler>:
  UpstreamSubscription, Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: OperatorScheduler<Context>
  private let latest: Bool
  private let delivery = DeliveryLock()
  private let demand = DemandCounter()
  // Guarded by the lock.
  private var downstream: Downstream?
  /// The value to deliver, either immediately or at the end of the interval.
  private var pending: Input?
  /// The completion of the upstream, which is delivered after the pending value.
  private var completion: Subscribers.Completion<Failure>?
  private var isScheduled = false
  private var lastEmission: Context.SchedulerTimeType?

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride,
    scheduler: OperatorScheduler<Context>, latest: Bool
  ) {
    self.downstream = downstream
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
    super.init()
    // Combine reads the time here and at the subscription, which a test scheduler can observe.
    _ = scheduler.now
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    _ = scheduler.now
    let downstream = lock.withLock { self.downstream }
    delivery.withLock { downstream?.receive(subscription: self) }
    current?.request(.unlimited)
  }

  /// Schedules a value, or replaces the pending one if `latest` is `true`.
  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    let now = scheduler.now
    if demand.isEmpty { return .none }
    var value: Input? = input
    lock.lock()
    guard isActive, completion == nil else {
      lock.unlock()
      return .none
    }
    if isScheduled {
      if latest { swap(&pending, &value) }
      lock.unlock()
    } else {
      pending = input
      // If the time of the scheduler was set back, the last emission does not count.
      let last = lastEmission.flatMap { $0 > now ? nil : $0 }
      let due = last.map { max(now, $0.advanced(by: interval)) } ?? now
      schedule(at: due == now ? nil : due)
    }
    // The replaced value is released outside the lock.
    withExtendedLifetime(value) {}
    return .none
  }

  /// Whether the upstream may still send values to throttle.
  private var isOpen: Bool { lock.withLock { isActive && completion == nil } }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    _ = scheduler.now
    lock.lock()
    guard isActive, self.completion == nil else { return lock.unlock() }
    self.completion = completion
    if isScheduled { lock.unlock() } else { schedule(at: nil) }
  }

  /// Schedules an emission. Must be called with the lock held; releases it.
  private func schedule(at date: Context.SchedulerTimeType?) {
    isScheduled = true
    lock.unlock()
    // As in Combine, a scheduled action does not retain the subscription.
    let emit = { [weak self] in
      if let self { delivery.withLock { self.emit() } }
    }
    if let date {
      scheduler.schedule(
        after: date, tolerance: scheduler.minimumTolerance, options: nil, emit)
    } else {
      scheduler.schedule(options: nil, emit)
    }
  }

  /// Delivers the pending value, and then the completion if it has arrived.
  private func emit() {
    let now = isLast ? nil : scheduler.now
    lock.lock()
    let downstream = downstream
    let input = pending
    let completion = completion
    pending = nil
    isScheduled = false
    if let now { lastEmission = now }
    if completion != nil { self.downstream = nil }
    lock.unlock()
    guard let downstream else { return }
    if let input, demand.take() { demand.add(downstream.receive(input)) }
    if let completion, end() != nil { downstream.receive(completion: completion) }
  }

  /// Whether no value can follow the pending value.
  private var isLast: Bool { lock.withLock { completion != nil || downstream == nil } }

  override func request(_ demand: Subscribers.Demand) {
    if isActive { self.demand.add(demand) }
  }

  override func cancel() {
    let upstream = end()
    let old = lock.withLock { (downstream.take(), pending.take()) }
    upstream?.cancel()
    withExtendedLifetime(old) {}
  }

  override var description: String { "Throttle" }
}

extension Publisher {
  /// Publishes the first value immediately, and then one value per interval.
  ///
  /// - Parameter latest: Whether to publish the latest value of each interval instead of the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest
    )
    .placed(fileID, line)
  }
}
