#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the latest values of three publishers whenever one sends a value.
    ///
    /// The rules of demand, completion and threads are those of ``CombineLatest``: nothing until
    /// all upstreams have sent a value, one output for each value from then on, finished when
    /// all have finished.
    ///
    ///     let a = CurrentValueSubject<Int, Never>(1)
    ///     let b = CurrentValueSubject<Int, Never>(2)
    ///     let c = CurrentValueSubject<Int, Never>(3)
    ///     let sums = Publishers.CombineLatest3(a, b, c).sink { print($0 + $1 + $2) }
    ///     c.send(4)
    ///     // 6
    ///     // 7
    ///
    /// - Complexity: constant for each value; nothing is allocated in steady state.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      /// The latest values, in the order of the upstreams.
      public typealias Output = (A.Output, B.Output, C.Output)

      /// The error that all upstreams share.
      public typealias Failure = A.Failure

      /// The first upstream.
      public let a: A

      /// The second upstream.
      public let b: B

      /// The third upstream.
      public let c: C

      /// Combines three publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      /// Subscribes to the upstreams, and then hands the subscriber its subscription.
      public func receive<S: Subscriber>(subscriber: S)
      where C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
        let values = LatestValues<A.Output, B.Output, C.Output>()
        let fanIn = LatestFanIn(subscriber, of: values)
        let inlets = values.inlets(to: fanIn)
        a.subscribe(inlets.0)
        b.subscribe(inlets.1)
        c.subscribe(inlets.2)
        fanIn.start()
      }
    }
  }

  extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {
    /// Whether the upstreams are equal, one by one.
    public static func == (
      lhs: Publishers.CombineLatest3<A, B, C>, rhs: Publishers.CombineLatest3<A, B, C>
    ) -> Bool {
      lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
    }
  }
#endif
