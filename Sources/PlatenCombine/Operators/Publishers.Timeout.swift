extension Publishers {
  /// A publisher that ends when no value has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are awaited.
    public let upstream: Upstream
    /// The longest time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler on which values and the completion are delivered.
    public let scheduler: Context
    /// The options of the timers and of each delivery.
    public let options: Context.SchedulerOptions?
    /// Makes the error of a timeout; a timeout is a regular end if there is none.
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

/// The connection of a `Timeout` to its upstream, which watches the signals that a relay delivers.
private final class TimeoutRelay<Downstream: Subscriber, Context: Scheduler>:
  ForwardingSubscription, Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let relay: ScheduledRelay<Downstream>
  private let interval: OperatorInterval<Context>
  private let customError: (() -> Failure)?
  /// Held while the timer is started, so that a timeout finds it.
  private let timing = DeliveryLock()
  private var timer: (any Cancellable)?
  /// Guarded by the lock.
  private var hasRequest = false

  init(
    _ downstream: Downstream, _ interval: OperatorInterval<Context>,
    customError: (() -> Failure)?
  ) {
    (self.interval, self.customError) = (interval, customError)
    relay = ScheduledRelay(
      downstream, name: "Timeout", isClocked: interval.scheduler.isNamed, cancelsCompletion: true,
      schedule: interval.schedule)
    super.init()
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription), relay.attach(self) else { return }
    // A timeout that another thread delivers at once waits for the subscription.
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

  /// Passes a request on; the first starts the timer again.
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
    // A cancellation by another thread may have come too early for the timer.
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
  /// Ends when no value has come for some time: with an error if there is one, else regularly.
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
