extension Publishers {
  /// A publisher that collects the values of each period into an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are grouped by time.
    public let upstream: Upstream
    /// The strategy that determines when a group is complete.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// The scheduling options of the timer and of each delivery.
    public let options: Context.SchedulerOptions?
    var work: OperatorWork<Context>

    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
      work = OperatorWork(base: strategy.parts.scheduler, label: WorkLabel("collect"))
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (_, period, count) = strategy.parts
      upstream.receive(
        subscriber: CollectByTimeRelay<Upstream.Output, S, Context>(
          subscriber, OperatorInterval(length: period, scheduler: timing, options: options),
          count: count))
    }
  }
}

/// The upstream connection of a `CollectByTime`.
///
/// When grouping by time, the connection requests one value at a time. If no group is requested at
/// the end of a period, the values of that period become part of the next group. When grouping by
/// time or count, the connection requests enough values for the requested groups, and a complete
/// group waits for demand. The scheduler delivers the groups and the completion.
private final class CollectByTimeRelay<Input, Downstream: Subscriber, Context: Scheduler>:
  UpstreamSubscription, Subscriber
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let period: OperatorInterval<Context>
  private let count: Int?
  private let delivery = DeliveryLock()
  private let demand = DemandCounter()
  // Guarded by the lock.
  private var downstream: Downstream?
  private var group: [Input] = []
  /// Complete groups that wait for demand.
  private var waiting = Queue<[Input]>()
  /// The completion of the upstream, which is delivered after the groups.
  private var completion: Subscribers.Completion<Failure>?
  private var timer: (any Cancellable)?

  init(_ downstream: Downstream, _ period: OperatorInterval<Context>, count: Int?) {
    (self.downstream, self.period, self.count) = (downstream, period, count)
    super.init()
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    let downstream = lock.withLock { self.downstream }
    delivery.withLock { downstream?.receive(subscription: self) }
    guard isOpen else { return }
    let timer = period.startTimer { self.endPeriod() }
    lock.withLock { self.timer = timer }
    // The upstream may have completed in the meantime.
    if !isOpen { stopTimer() }
  }

  /// Whether the upstream may still send values that belong to a group.
  private var isOpen: Bool { lock.withLock { isActive && completion == nil } }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard isActive, completion == nil else {
      lock.unlock()
      return .none
    }
    group.append(input)
    let isFull = group.count == count
    if isFull { completeGroup() }
    lock.unlock()
    if isFull, !demand.isEmpty { scheduleDelivery() }
    // Requesting values only while there is demand for groups limits the number of waiting values.
    return count == nil && !demand.isEmpty ? .max(1) : .none
  }

  /// Moves the current group to the complete groups. Must be called with the lock held.
  private func completeGroup() {
    waiting.append(group)
    group = []
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard isActive, self.completion == nil else { return lock.unlock() }
    self.completion = completion
    var dropped = (groups: Queue<[Input]>(), group: [Input]())
    switch completion {
    case .finished: if !group.isEmpty { completeGroup() }
    case .failure: dropped = (waiting.takeAll(), group.takeAll())
    }
    lock.unlock()
    stopTimer()
    scheduleDelivery()
    withExtendedLifetime(dropped) {}
  }

  override func request(_ demand: Subscribers.Demand) {
    guard isActive, demand != .none else { return }
    self.demand.add(demand)
    let isAwaited = lock.withLock { !waiting.isEmpty }
    if isAwaited { scheduleDelivery() }
    current?.request(count.map { demand * $0 } ?? .max(1))
  }

  override func cancel() {
    let upstream = end()
    let old = lock.withLock { (downstream.take(), group.takeAll(), waiting.takeAll()) }
    stopTimer()
    upstream?.cancel()
    withExtendedLifetime(old) {}
  }

  private func stopTimer() {
    let timer = lock.withLock { self.timer.take() }
    timer?.cancel()
  }

  /// Delivers the values of a period, if there are any and a group is requested.
  private func endPeriod() {
    delivery.withLock {
      lock.lock()
      if !group.isEmpty, waiting.isEmpty, !demand.isEmpty { completeGroup() }
      lock.unlock()
      deliver()
    }
  }

  private func scheduleDelivery() { period.schedule { [self] in delivery.withLock { deliver() } } }

  /// Delivers the requested groups, and then the completion of the upstream.
  private func deliver() {
    while let (downstream, group) = takeNext() {
      guard let group else {
        if let completion, end() != nil { downstream.receive(completion: completion) }
        return
      }
      let reply = downstream.receive(group)
      if reply != .none { request(reply) }
    }
  }

  /// Returns the downstream and the next group. The group is `nil` if the completion is next.
  ///
  /// The result is `nil` if nothing can be delivered.
  private func takeNext() -> (Downstream, [Input]?)? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, isActive else { return nil }
    if waiting.isEmpty {
      if completion == nil { return nil }
      self.downstream = nil
      return (downstream, nil)
    }
    return demand.take() ? (downstream, waiting.popFirst()) : nil
  }

  override var description: String { "CollectByTime" }
}

extension Publisher {
  /// Collects values into arrays that are limited by a period, or by a period and a number of
  /// values.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(
      upstream: self, strategy: strategy, options: options
    )
    .placed(fileID, line)
  }
}
