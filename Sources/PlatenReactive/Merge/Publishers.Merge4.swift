#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the values of four publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
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

      /// Merges four publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      /// Hands the subscriber its subscription, and then subscribes to the upstreams.
      public func receive<S: Subscriber>(subscriber: S)
      where D.Failure == S.Failure, D.Output == S.Input {
        MergeFanIn(subscriber, count: 4).merging(a).merging(b).merging(c).merging(d)
      }

      /// Merges one more publisher.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
      where D.Failure == P.Failure, D.Output == P.Output {
        Publishers.Merge5(a, b, c, d, other)
      }

      /// Merges two more publishers.
      public func merge<Z: Publisher, Y: Publisher>(
        with z: Z, _ y: Y
      ) -> Publishers.Merge6<A, B, C, D, Z, Y>
      where
        D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
      {
        Publishers.Merge6(a, b, c, d, z, y)
      }

      /// Merges three more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
        with z: Z, _ y: Y, _ x: X
      ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
      where
        D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
      {
        Publishers.Merge7(a, b, c, d, z, y, x)
      }

      /// Merges four more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W
      ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
      where
        D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
      {
        Publishers.Merge8(a, b, c, d, z, y, x, w)
      }
    }
  }

  extension Publishers.Merge4: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
