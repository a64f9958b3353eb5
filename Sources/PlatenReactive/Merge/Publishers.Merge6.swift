#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the values of six publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public struct Merge6<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
    >: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
      /// What all upstreams send.
      public typealias Output = A.Output

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

      /// The fifth upstream.
      public let e: E

      /// The sixth upstream.
      public let f: F

      /// Merges six publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
      }

      /// Hands the subscriber its subscription, and then subscribes to the upstreams.
      public func receive<S: Subscriber>(subscriber: S)
      where F.Failure == S.Failure, F.Output == S.Input {
        MergeFanIn(subscriber, count: 6)
          .merging(a).merging(b).merging(c).merging(d)
          .merging(e).merging(f)
      }

      /// Merges one more publisher.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
      where F.Failure == P.Failure, F.Output == P.Output {
        Publishers.Merge7(a, b, c, d, e, f, other)
      }

      /// Merges two more publishers.
      public func merge<Z: Publisher, Y: Publisher>(
        with z: Z, _ y: Y
      ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
      where
        F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
      {
        Publishers.Merge8(a, b, c, d, e, f, z, y)
      }
    }
  }

  extension Publishers.Merge6: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
#endif
