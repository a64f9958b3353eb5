#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the values of eight publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public struct Merge8<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
      G: Publisher, H: Publisher
    >: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
      F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
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

      /// The seventh upstream.
      public let g: G

      /// The eighth upstream.
      public let h: H

      /// Merges eight publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
      }

      /// Hands the subscriber its subscription, and then subscribes to the upstreams.
      public func receive<S: Subscriber>(subscriber: S)
      where H.Failure == S.Failure, H.Output == S.Input {
        MergeFanIn(subscriber, count: 8)
          .merging(a).merging(b).merging(c).merging(d)
          .merging(e).merging(f).merging(g).merging(h)
      }
    }
  }

  extension Publishers.Merge8: Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
    G: Equatable, H: Equatable
  {}
#endif
