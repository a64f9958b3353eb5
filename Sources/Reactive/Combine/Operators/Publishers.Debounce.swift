import Synchronization

extension Publishers {
  /// A publisher that emits a value after a period without newer values.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are debounced.
    public let upstream: Upstream
    /// The period without newer values after which a value is published.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers the debounced values and the completion.
    public let scheduler: Context
    /// The scheduling options of the debounce timers.
    public let options: Context.SchedulerOptions?
    var work: OperatorWork<Context>

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
      work = OperatorWork(base: scheduler, label: WorkLabel("debounce", endsItself: true))
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(
        subscriber: DebounceRelay(
          subscriber, OperatorInterval(length: dueTime, scheduler: timing, options: options)))
    }
  }
}

private final class DebounceRelay<Downstream: Subscriber, Context: Scheduler>:
  UpstreamSubscription, Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let dueTime: OperatorInterval<Context>
  private let delivery = DeliveryLock()
  private let demand = DemandCounter()
  private let isCanceled = Atomic(false)
  // Guarded by the lock.
  private var pending: Input?
  /// The number of values so far. The timer of an earlier value has no effect, because its number
  /// differs.
  private var generation: UInt64 = 0
  private var timer: (any Cancellable)?

  init(_ downstream: Downstream, _ dueTime: OperatorInterval<Context>) {
    (self.downstream, self.dueTime) = (downstream, dueTime)
    super.init()
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    delivery.withLock { downstream.receive(subscription: self) }
    current?.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    let generation = replacePending(with: input)
    let timer = dueTime.startTimer { self.fire(generation) }
    if !keep(timer, of: generation) { timer.cancel() }
    return .none
  }

  /// Replaces or removes the pending value, and stops its timer.
  ///
  /// - Returns: The new generation.
  @discardableResult
  private func replacePending(with input: Input?) -> UInt64 {
    lock.lock()
    let old = (pending, timer)
    pending = input
    timer = nil
    generation += 1
    let generation = generation
    lock.unlock()
    withExtendedLifetime(old) { old.1?.cancel() }
    return generation
  }

  /// Stores the timer of the pending value and returns `true`, or returns `false` if that value has
  /// already been delivered or replaced.
  private func keep(_ timer: any Cancellable, of generation: UInt64) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard pending != nil, generation == self.generation, isActive else { return false }
    self.timer = timer
    return true
  }

  private func fire(_ generation: UInt64) {
    lock.lock()
    guard generation == self.generation, isActive, let input = pending else { return lock.unlock() }
    pending = nil
    let timer = timer
    self.timer = nil
    lock.unlock()
    timer?.cancel()
    guard demand.take() else { return }
    demand.add(delivery.withLock { isActive ? downstream.receive(input) : .none })
  }

  /// As in Combine, completion drops the pending value.
  func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    replacePending(with: nil)
    dueTime.scheduler.schedule(options: nil) { [self] in
      delivery.withLock {
        if !isCanceled.load(ordering: .acquiring) { downstream.receive(completion: completion) }
      }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    if isActive { self.demand.add(demand) }
  }

  override func cancel() {
    isCanceled.store(true, ordering: .releasing)
    let upstream = end()
    replacePending(with: nil)
    upstream?.cancel()
  }

  override var description: String { "Debounce" }
}

extension Publisher {
  /// Publishes a value after a period in which no newer value arrives.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options
    )
    .placed(fileID, line)
  }
}
