#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// The subscription of a `Throttled`: one upstream, whose values are thinned out by a scheduler.
  final class ThrottleFanIn<Downstream: Subscriber, Context: Scheduler>: FanIn<Downstream> {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool

    // Guarded by the lock.
    /// The output that is due, at once or at the end of the interval.
    private var pending: Downstream.Input?
    private var isScheduled = false
    private var lastEmission: Context.SchedulerTimeType?
    /// The upstream's end, which comes after the output that is due.
    private var ending: Completion?

    init(
      _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
      super.init(downstream: downstream, upstreamCount: 1, prefetch: .unlimited)
    }

    override class var name: String { "Throttle" }

    override func upstreamDemand(for demand: Subscribers.Demand) -> Subscribers.Demand { .none }

    override func removeValues() -> Any? {
      defer { pending = nil }
      return pending
    }

    /// Schedules the value, or lets it take the place of the one that is due.
    ///
    /// The value that it replaces is released last, since a `deinit` may well send a value.
    override func receive(_ input: Downstream.Input, from index: Int) -> Subscribers.Demand {
      let now = scheduler.now
      var value: Downstream.Input? = input
      lock.lock()
      if upstreams.isFinished(index) || gate.demand == .none {
        lock.unlock()
      } else if isScheduled {
        if latest { swap(&pending, &value) }
        lock.unlock()
      } else {
        pending = input
        // A scheduler may have got another clock, which is behind; then nothing was sent yet.
        let last = lastEmission.flatMap { $0 > now ? nil : $0 }
        let due = last.map { max(now, $0.advanced(by: interval)) } ?? now
        schedule(at: due, now: now)
      }
      withExtendedLifetime(value) {}
      return .none
    }

    override func receive(_ completion: Completion, from index: Int) {
      let now = scheduler.now
      lock.lock()
      guard !upstreams.isFinished(index) else { return lock.unlock() }
      let own = upstreams.finish(index)
      ending = completion
      if isScheduled { lock.unlock() } else { schedule(at: now, now: now) }
      withExtendedLifetime(own) {}
    }

    /// Schedules an emission, under the lock that it gives up.
    private func schedule(at due: Context.SchedulerTimeType, now: Context.SchedulerTimeType) {
      isScheduled = true
      lock.unlock()
      if due == now {
        scheduler.schedule { self.emit() }
      } else {
        scheduler.schedule(after: due) { self.emit() }
      }
    }

    /// Sends the output that is due, and then the upstream's end, if it has come.
    private func emit() {
      let now = scheduler.now
      lock.lock()
      isScheduled = false
      let ending = ending
      if let output = pending {
        pending = nil
        lastEmission = now
        send(output, from: 0)
      } else {
        lock.unlock()
      }
      guard let ending else { return }
      lock.lock()
      end(with: ending, waiting: Queue())
    }
  }
#endif
