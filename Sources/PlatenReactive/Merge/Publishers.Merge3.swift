#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the values of three publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output
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

      /// Merges three publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      /// Hands the subscriber its subscription, and then subscribes to the upstreams.
      public func receive<S: Subscriber>(subscriber: S)
      where C.Failure == S.Failure, C.Output == S.Input {
        MergeFanIn(subscriber, count: 3).merging(a).merging(b).merging(c)
      }

      /// Merges one more publisher.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
      where C.Failure == P.Failure, C.Output == P.Output {
        Publishers.Merge4(a, b, c, other)
      }

      /// Merges two more publishers.
      public func merge<Z: Publisher, Y: Publisher>(
        with z: Z, _ y: Y
      ) -> Publishers.Merge5<A, B, C, Z, Y>
      where
        C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
      {
        Publishers.Merge5(a, b, c, z, y)
      }

      /// Merges three more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
        with z: Z, _ y: Y, _ x: X
      ) -> Publishers.Merge6<A, B, C, Z, Y, X>
      where
        C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
      {
        Publishers.Merge6(a, b, c, z, y, x)
      }

      /// Merges four more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W
      ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
      where
        C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
      {
        Publishers.Merge7(a, b, c, z, y, x, w)
      }

      /// Merges five more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
      ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
      where
        C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output
      {
        Publishers.Merge8(a, b, c, z, y, x, w, v)
      }
    }
  }

  extension Publishers.Merge3: Equatable
  where A: Equatable, B: Equatable, C: Equatable {}
#endif
