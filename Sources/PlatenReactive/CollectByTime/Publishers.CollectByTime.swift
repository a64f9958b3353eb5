#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends what its upstream sent in each period, as an array.
    ///
    ///     let keys = PassthroughSubject<Character, Never>()
    ///     let bursts = keys.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { print($0) }
    ///     keys.send("a")
    ///     keys.send("b")
    ///     // ["a", "b"] after a second
    ///
    /// - Values: the values of each period, on the scheduler; nothing for a period without any.
    /// - Demand: of a group counts as one. By time, the upstream is asked for one value after the
    ///   other, and what meets no demand goes into the next group. By count, it is asked for as many
    ///   as make up the groups wanted, and a group waits for its demand.
    /// - Completion: on the scheduler. A finish comes after the values left, which wait for their
    ///   demand; a failure instead of them.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// The values of one period.
      public typealias Output = [Upstream.Output]

      /// The error of the upstream.
      public typealias Failure = Upstream.Failure

      /// The publisher whose values are collected.
      public let upstream: Upstream

      /// When a group is complete.
      public let strategy: Publishers.TimeGroupingStrategy<Context>

      /// The scheduler's options for every group.
      public let options: Context.SchedulerOptions?

      /// Collects the values of a publisher.
      public init(
        upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
      ) {
        self.upstream = upstream
        self.strategy = strategy
        self.options = options
      }

      /// Hands the subscriber its subscription, starts the timer, and subscribes to the upstream.
      public func receive<S: Subscriber>(subscriber: S)
      where Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
        let (scheduler, period, limit) = strategy.parts
        let fanIn = CollectByTimeFanIn<Upstream.Output, S, Context>(
          subscriber, scheduler: scheduler, limit: limit, options: options)
        fanIn.start()
        fanIn.startTimer(every: period)
        upstream.subscribe(CollectByTimeInlet(to: fanIn))
      }
    }
  }

  extension Publishers.TimeGroupingStrategy {
    fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, limit: Int?) {
      switch self {
      case .byTime(let scheduler, let period): (scheduler, period, nil)
      case .byTimeOrCount(let scheduler, let period, let count): (scheduler, period, max(1, count))
      }
    }
  }

  extension Publisher {
    /// Collects values in groups that a timer ends, or a timer and a count.
    ///
    /// ``Publishers/CollectByTime`` has the rules of demand and completion.
    ///
    ///     samples.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 100)).sink { store($0) }
    public func collect<S: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
      Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
  }
#endif
