#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// The subscription of a `CollectByTime`: one upstream, whose values are grouped by a timer.
  final class CollectByTimeFanIn<Value, Downstream: Subscriber, Context: Scheduler>:
    FanIn<Downstream>
  where Downstream.Input == [Value] {
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    /// The size that makes a group complete before its time.
    private let limit: Int?

    // Guarded by the lock.
    private var group: [Value] = []
    /// Cancelled when it is released.
    private var timer: AnyCancellable?

    init(
      _ downstream: Downstream, scheduler: Context, limit: Int?, options: Context.SchedulerOptions?
    ) {
      self.scheduler = scheduler
      self.limit = limit
      self.options = options
      super.init(downstream: downstream, upstreamCount: 1, keepsSurplus: true)
    }

    override class var name: String { "CollectByTime" }

    override func upstreamDemand(for demand: Subscribers.Demand) -> Subscribers.Demand {
      if let limit { demand * limit } else { .max(1) }
    }

    override func removeValues() -> Any? {
      defer { timer = nil }
      return (takeGroup(), timer)
    }

    override func flush() {
      scheduler.schedule(options: options) { self.sendWaiting() }
    }

    /// Ends a group at every multiple of a period from now.
    func startTimer(every period: Context.SchedulerTimeType.Stride) {
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: period), interval: period,
        tolerance: scheduler.minimumTolerance, options: options
      ) { self.endPeriod() }
      lock.lock()
      guard receiver != nil else {
        lock.unlock()
        return timer.cancel()
      }
      self.timer = AnyCancellable(timer)
      lock.unlock()
    }

    /// Adds a value to the group, and ends a group that is complete.
    ///
    /// - Complexity: constant, amortized.
    func receive(_ value: Value) -> Subscribers.Demand {
      lock.lock()
      guard !upstreams.isFinished(0) else {
        lock.unlock()
        return .none
      }
      group.append(value)
      if group.count == limit { keep(takeGroup()) }
      let isOurs = !waiting.isEmpty && gate.demand > .none && gate.enter()
      lock.unlock()
      if isOurs { flush() }
      return limit == nil ? .max(1) : .none
    }

    override func receive(_ completion: Completion, from index: Int) {
      lock.lock()
      if case .finished = completion, !upstreams.isFinished(index), !group.isEmpty {
        keep(takeGroup())
      }
      lock.unlock()
      super.receive(completion, from: index)
    }

    /// Sends the values of a period, if there are any and they are wanted.
    private func endPeriod() {
      lock.lock()
      guard !group.isEmpty, gate.demand > .none else { return lock.unlock() }
      send(takeGroup(), from: 0)
    }

    private func keep(_ group: [Value]) {
      waiting.append(group)
      sources.append(0)
    }

    private func takeGroup() -> [Value] {
      defer { group = [] }
      return group
    }
  }

  /// What the upstream of a `CollectByTime` sends to.
  final class CollectByTimeInlet<Value, Downstream: Subscriber, Context: Scheduler>:
    Inlet<Downstream>, Subscriber
  where Downstream.Input == [Value] {
    private let fanIn: CollectByTimeFanIn<Value, Downstream, Context>

    init(to fanIn: CollectByTimeFanIn<Value, Downstream, Context>) {
      self.fanIn = fanIn
      super.init(to: fanIn, at: 0)
    }

    func receive(_ input: Value) -> Subscribers.Demand { fanIn.receive(input) }
  }
#endif
