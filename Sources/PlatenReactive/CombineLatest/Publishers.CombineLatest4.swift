#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the latest values of four publishers whenever one sends a value.
    ///
    /// The rules of demand, completion and threads are those of ``CombineLatest``: nothing until
    /// all upstreams have sent a value, one output for each value from then on, finished when
    /// all have finished.
    ///
    ///     let a = CurrentValueSubject<Int, Never>(1)
    ///     let sums = Publishers.CombineLatest4(a, a, Just(2), Just(3)).sink {
    ///       print($0 + $1 + $2 + $3)
    ///     }
    ///     // 7
    ///
    /// - Complexity: constant for each value; nothing is allocated in steady state.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      /// The latest values, in the order of the upstreams.
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)

      /// The error that all upstreams share.
      public typealias Failure = A.Failure

      /// The first upstream.
      public let a: A

      /// The second upstream.
      public let b: B

      /// The third upstream.
      public let c: C

      /// The fourth upstream.
      public let d: D

      /// Combines four publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      /// Subscribes to the upstreams, and then hands the subscriber its subscription.
      public func receive<S: Subscriber>(subscriber: S)
      where D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
        let values = LatestValues<A.Output, B.Output, C.Output, D.Output>()
        let fanIn = LatestFanIn(subscriber, of: values)
        let inlets = values.inlets(to: fanIn)
        a.subscribe(inlets.0)
        b.subscribe(inlets.1)
        c.subscribe(inlets.2)
        d.subscribe(inlets.3)
        fanIn.start()
      }
    }
  }

  extension Publishers.CombineLatest4: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    /// Whether the upstreams are equal, one by one.
    public static func == (
      lhs: Publishers.CombineLatest4<A, B, C, D>, rhs: Publishers.CombineLatest4<A, B, C, D>
    ) -> Bool {
      lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
    }
  }
#endif
