#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the values of two publishers, in the order in which they come.
    ///
    ///     let words = PassthroughSubject<String, Never>()
    ///     let names = PassthroughSubject<String, Never>()
    ///     let screen = Publishers.Merge(words, names).sink { print($0) }
    ///     words.send("hello")
    ///     names.send("Ada")
    ///     // hello
    ///     // Ada
    ///
    /// - Values: each value of each upstream, once.
    /// - Demand: an unlimited demand goes to all upstreams. Else each is asked for one value at a
    ///   time; one that meets no demand waits, and is sent when there is one. No value is lost.
    /// - Completion: finishes when all upstreams have finished and no value waits. Fails as soon as
    ///   one fails, and then cancels the others and drops what waits.
    /// - Threads: upstreams may send from any thread, or while the downstream handles a value. The
    ///   downstream gets one value at a time, those of one upstream in their order.
    /// - Complexity: constant for each value; nothing is allocated for one that does not wait.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
      /// What all upstreams send.
      public typealias Output = A.Output

      /// The error that all upstreams share.
      public typealias Failure = A.Failure

      /// The first upstream.
      public let a: A

      /// The second upstream.
      public let b: B

      /// Merges two publishers; they are subscribed to, in this order, on subscription.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Hands the subscriber its subscription, and then subscribes to the upstreams.
      public func receive<S: Subscriber>(subscriber: S)
      where B.Failure == S.Failure, B.Output == S.Input {
        MergeFanIn(subscriber, count: 2).merging(a).merging(b)
      }

      /// Merges one more publisher.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
      where B.Failure == P.Failure, B.Output == P.Output {
        Publishers.Merge3(a, b, other)
      }

      /// Merges two more publishers.
      public func merge<Z: Publisher, Y: Publisher>(
        with z: Z, _ y: Y
      ) -> Publishers.Merge4<A, B, Z, Y>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
      {
        Publishers.Merge4(a, b, z, y)
      }

      /// Merges three more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
        with z: Z, _ y: Y, _ x: X
      ) -> Publishers.Merge5<A, B, Z, Y, X>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
      {
        Publishers.Merge5(a, b, z, y, x)
      }

      /// Merges four more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W
      ) -> Publishers.Merge6<A, B, Z, Y, X, W>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
      {
        Publishers.Merge6(a, b, z, y, x, w)
      }

      /// Merges five more publishers.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
      ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output
      {
        Publishers.Merge7(a, b, z, y, x, w, v)
      }

      /// Merges six more publishers.
      public func merge<
        Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher
      >(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
      ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure,
        W.Output == V.Output, V.Failure == U.Failure, V.Output == U.Output
      {
        Publishers.Merge8(a, b, z, y, x, w, v, u)
      }
    }
  }

  extension Publishers.Merge: Equatable
  where A: Equatable, B: Equatable {}
#endif
