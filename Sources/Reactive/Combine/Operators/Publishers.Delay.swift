extension Publishers {
  /// A publisher that delays the values and the completion of its upstream.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose signals are delayed.
    public let upstream: Upstream
    /// The time by which values and the completion are delayed.
    public let interval: Context.SchedulerTimeType.Stride
    /// The tolerance of the delay timers.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers the delayed signals.
    public let scheduler: Context
    /// The scheduling options of each delayed delivery.
    public let options: Context.SchedulerOptions?
    var work: OperatorWork<Context>

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
      work = OperatorWork(base: scheduler, label: WorkLabel("delay"))
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (interval, tolerance, timing, options) = (interval, tolerance, timing, options)
      upstream.receive(
        subscriber: ScheduledRelay(subscriber, name: "Delay", isClocked: timing.isNamed) {
          timing.schedule(
            after: timing.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }
}

extension Publisher {
  /// Delays all values and the completion by an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options
    )
    .placed(fileID, line)
  }
}
