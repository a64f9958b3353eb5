#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the values of five publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public struct Merge5<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
    >: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output
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

      /// Merges five publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
      }

      /// Hands the subscriber its subscription, and then subscribes to the upstreams.
      public func receive<S: Subscriber>(subscriber: S)
      where E.Failure == S.Failure, E.Output == S.Input {
        MergeFanIn(subscriber, count: 5).merging(a).merging(b).merging(c).merging(d).merging(e)
      }

      /// Merges one more publisher.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
      where E.Failure == P.Failure, E.Output == P.Output {
        Publishers.Merge6(a, b, c, d, e, other)
      }

      /// Merges two more publishers.
      public func merge<Z: Publisher, Y: Publisher>(
        with z: Z, _ y: Y
      ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
      where
        E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
      {
        Publishers.Merge7(a, b, c, d, e, z, y)
      }

      /// Merges three more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
        with z: Z, _ y: Y, _ x: X
      ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
      where
        E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
      {
        Publishers.Merge8(a, b, c, d, e, z, y, x)
      }
    }
  }

  extension Publishers.Merge5: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
#endif
