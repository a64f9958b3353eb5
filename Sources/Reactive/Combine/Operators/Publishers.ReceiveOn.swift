extension Publishers {
  /// A publisher that delivers values and the completion on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher, TimedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose signals are delivered on the scheduler.
    public let upstream: Upstream
    /// The scheduler that delivers values and the completion.
    public let scheduler: Context
    /// The scheduling options of each delivery.
    public let options: Context.SchedulerOptions?
    var work: OperatorWork<Context>
    @usableFromInline var timing: OperatorScheduler<Context> { OperatorScheduler(work) }

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
      work = OperatorWork(base: scheduler, label: WorkLabel("receive"))
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (timing, options) = (timing, options)
      upstream.receive(
        subscriber: ScheduledRelay(subscriber, name: "ReceiveOn", isClocked: timing.isNamed) {
          timing.schedule(options: options, $0)
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on the given scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(
      upstream: self, scheduler: scheduler, options: options
    )
    .placed(fileID, line)
  }
}
