extension Publishers {
  /// A publisher of at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are thinned out.
    public let upstream: Upstream
    /// The shortest time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler on which values and the completion are delivered.
    public let scheduler: Context
    /// Whether the latest value of an interval is published, or the first.
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
  /// The value that is due, at once or at the end of the interval.
  private var pending: Input?
  /// The upstream's end, which comes after the value that is due.
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
    // Combine asks for the time here and for the subscription, which a test's scheduler may note.
    _ = scheduler.now
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    _ = scheduler.now
    let downstream = lock.withLock { self.downstream }
    delivery.withLock { downstream?.receive(subscription: self) }
    current?.request(.unlimited)
  }

  /// Schedules the value, or lets it take the place of the one that is due.
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
      // A scheduler whose time has been set back has emitted nothing yet.
      let last = lastEmission.flatMap { $0 > now ? nil : $0 }
      let due = last.map { max(now, $0.advanced(by: interval)) } ?? now
      schedule(at: due == now ? nil : due)
    }
    // The value that was replaced is released outside of the lock.
    withExtendedLifetime(value) {}
    return .none
  }

  /// Whether the upstream may still send something.
  private var isOpen: Bool { lock.withLock { isActive && completion == nil } }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    _ = scheduler.now
    lock.lock()
    guard isActive, self.completion == nil else { return lock.unlock() }
    self.completion = completion
    if isScheduled { lock.unlock() } else { schedule(at: nil) }
  }

  /// Schedules an emission, under the lock, which it gives up.
  private func schedule(at date: Context.SchedulerTimeType?) {
    isScheduled = true
    lock.unlock()
    // As in Combine, what is scheduled does not keep the subscription alive.
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

  /// Delivers the value that is due, and then the upstream's end if it has come.
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

  /// Whether nothing can follow what is due.
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
  /// Publishes the first value at once, and then one in each interval: its latest or its first.
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
