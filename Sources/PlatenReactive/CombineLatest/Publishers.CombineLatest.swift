#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the latest values of two publishers whenever either sends one.
    ///
    ///     let name = CurrentValueSubject<String, Never>("Ada")
    ///     let age = CurrentValueSubject<Int, Never>(36)
    ///     let screen = Publishers.CombineLatest(name, age).sink { print($0, $1) }
    ///     age.send(37)
    ///     // Ada 36
    ///     // Ada 37
    ///
    /// - Values: nothing until both upstreams have sent a value; then one pair for each value.
    /// - Demand: every demand, one returned from `receive(_:)` included, goes to both upstreams.
    ///   A value that meets no demand is kept as the latest, but no pair is sent for it later.
    /// - Completion: finishes when both upstreams have finished, even if no pair was ever sent.
    ///   Fails as soon as one fails, and then cancels the other.
    /// - Threads: upstreams may send from any thread, or while the downstream handles a pair. The
    ///   downstream gets one pair at a time, in the order in which the values came.
    /// - Complexity: constant for each value; nothing is allocated in steady state.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      /// The latest values, in the order of the upstreams.
      public typealias Output = (A.Output, B.Output)

      /// The error that all upstreams share.
      public typealias Failure = A.Failure

      /// The first upstream.
      public let a: A

      /// The second upstream.
      public let b: B

      /// Combines two publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Subscribes to the upstreams, and then hands the subscriber its subscription.
      public func receive<S: Subscriber>(subscriber: S)
      where B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
        let values = LatestValues<A.Output, B.Output>()
        let fanIn = LatestFanIn(subscriber, of: values)
        let inlets = values.inlets(to: fanIn)
        a.subscribe(inlets.0)
        b.subscribe(inlets.1)
        fanIn.start()
      }
    }
  }

  extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {
    /// Whether the upstreams are equal, one by one.
    public static func == (
      lhs: Publishers.CombineLatest<A, B>, rhs: Publishers.CombineLatest<A, B>
    ) -> Bool {
      lhs.a == rhs.a && lhs.b == rhs.b
    }
  }
#endif
