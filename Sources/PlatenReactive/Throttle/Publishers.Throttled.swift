#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends no more than one of its upstream's values in each interval.
    ///
    /// It is what Combine's `Throttle` is, for schedulers whose `throttle(for:scheduler:latest:)` is
    /// declared by this package: OpenCombine's loses a value that is sent on subscription, as that
    /// of a `@Published` property is.
    ///
    /// - Values: the first at once, on the scheduler; then, at the end of each interval in which
    ///   values came, the latest or the first of them. After an interval without values the next
    ///   one is sent at once again.
    /// - Demand: the upstream is asked for everything; what the downstream does not want is dropped.
    /// - Completion: a finish or a failure comes on the scheduler, after the value that is due.
    public struct Throttled<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// What the upstream sends.
      public typealias Output = Upstream.Output

      /// The error of the upstream.
      public typealias Failure = Upstream.Failure

      /// The publisher whose values are thinned out.
      public let upstream: Upstream

      /// The time between two values, in the scheduler's unit.
      public let interval: Context.SchedulerTimeType.Stride

      /// The scheduler on which values are sent.
      public let scheduler: Context

      /// Whether the latest value of an interval is sent, or the first.
      public let latest: Bool

      /// Thins out the values of a publisher.
      public init(
        upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        latest: Bool
      ) {
        self.upstream = upstream
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
      }

      /// Hands the subscriber its subscription, and then subscribes to the upstream.
      public func receive<S: Subscriber>(subscriber: S)
      where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
        let fanIn = ThrottleFanIn(
          subscriber, interval: interval, scheduler: scheduler, latest: latest)
        fanIn.start()
        upstream.subscribe(OutputInlet(to: fanIn, at: 0))
      }
    }
  }

  extension Publisher {
    /// Sends no more than one value in each interval; for the overloads of `throttle` that name a
    /// scheduler's type, which win over OpenCombine's.
    package func throttled<Context: Scheduler>(
      for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) -> Publishers.Throttled<Self, Context> {
      Publishers.Throttled(
        upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
  }
#else
  import Combine

  extension Publisher {
    /// Sends no more than one value in each interval.
    func throttled<Context: Scheduler>(
      for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) -> Publishers.Throttle<Self, Context> {
      throttle(for: interval, scheduler: scheduler, latest: latest)
    }
  }
#endif
