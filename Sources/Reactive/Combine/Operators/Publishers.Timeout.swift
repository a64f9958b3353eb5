extension Publishers {
  /// A publisher that ends if its upstream sends no value within an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are awaited.
    public let upstream: Upstream
    /// The maximum interval without a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that runs the timeout and delivers all signals.
    public let scheduler: Context
    /// The scheduling options of the timers and of each delivery.
    public let options: Context.SchedulerOptions?
    /// A closure that creates the error for a timeout; `nil` to finish normally.
    public let customError: (() -> Failure)?
    var work: OperatorWork<Context>

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
      work = OperatorWork(base: scheduler, label: WorkLabel("timeout", endsItself: true))
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(
        subscriber: TimeoutRelay(
          subscriber, OperatorInterval(length: interval, scheduler: timing, options: options),
          customError: customError))
    }
  }
}

/// The upstream connection of a `Timeout`, which observes the signals that a relay delivers.
private final class TimeoutRelay<Downstream: Subscriber, Context: Scheduler>:
  ForwardingSubscription, Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let relay: ScheduledRelay<Downstream>
  private let interval: OperatorInterval<Context>
  private let customError: (() -> Failure)?
  /// The lock that is held while the timer is started. It ensures that `timeOut()` finds the timer.
  private let timing = DeliveryLock()
  private var timer: (any Cancellable)?
  /// Whether the downstream has requested values. Guarded by the lock.
  private var hasRequest = false

  init(
    _ downstream: Downstream, _ interval: OperatorInterval<Context>,
    customError: (() -> Failure)?
  ) {
    (self.interval, self.customError) = (interval, customError)
    relay = ScheduledRelay(
      downstream, name: "Timeout", isClocked: interval.scheduler.isNamed,
      schedule: interval.schedule)
    super.init()
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription), relay.attach(self) else { return }
    // The lock delays a timeout on another thread until the downstream has its subscription.
    relay.delivery.withLock {
      startTimer()
      relay.downstream.receive(subscription: relay)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if isActive { startTimer() }
    return relay.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    stopTimer()
    relay.receive(completion: completion)
  }

  /// Forwards a request. The first request restarts the timer.
  override func request(_ demand: Subscribers.Demand) {
    if isActive, isFirstRequest() { startTimer() }
    super.request(demand)
  }

  override func cancel() {
    super.cancel()
    stopTimer()
  }

  private func isFirstRequest() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    defer { hasRequest = true }
    return !hasRequest
  }

  private func startTimer() {
    stopTimer()
    timing.withLock { timer = interval.startTimer { self.timeOut() } }
    // Another thread may have canceled before the timer was stored.
    if isOver { stopTimer() }
  }

  private func stopTimer() {
    let timer = timing.withLock {
      defer { self.timer = nil }
      return self.timer
    }
    timer?.cancel()
  }

  private func timeOut() {
    precondition(
      timing.owner.load(ordering: .relaxed) != currentThread,
      "timeout requires a scheduler that runs actions asynchronously")
    stopTimer()
    guard let subscription = end() else { return }
    subscription.cancel()
    relay.finish(customError.map { .failure($0()) } ?? .finished)
  }

  override var description: String { "Timeout" }
}

extension Publisher {
  /// Ends the publisher if no value arrives within an interval.
  ///
  /// The publisher fails with the custom error, or finishes normally if there is no custom error.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError
    )
    .placed(fileID, line)
  }
}
