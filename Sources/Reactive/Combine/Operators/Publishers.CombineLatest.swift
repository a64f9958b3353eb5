extension Publishers {
  /// A publisher that emits the latest values of two publishers as a tuple.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first of the two combined publishers.
    public let a: A
    /// The second of the two combined publishers.
    public let b: B

    @inlinable public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (inputA, inputB) = (FanInLatest<A.Output>(), FanInLatest<B.Output>())
      let fanIn = FanIn(.combineLatest, [inputA, inputB], subscriber) {
        guard let a = inputA.value, let b = inputB.value else { return nil }
        return (a, b)
      }
      fanIn.attach(inputA, to: a).attach(inputB, to: b).start(subscriber)
    }
  }

  /// A publisher that emits the latest values of three publishers as a tuple.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first of the three combined publishers.
    public let a: A
    /// The second of the three combined publishers.
    public let b: B
    /// The third of the three combined publishers.
    public let c: C

    @inlinable public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (inputA, inputB, inputC) = (
        FanInLatest<A.Output>(), FanInLatest<B.Output>(), FanInLatest<C.Output>()
      )
      let fanIn = FanIn(.combineLatest, [inputA, inputB, inputC], subscriber) {
        guard let a = inputA.value, let b = inputB.value, let c = inputC.value else { return nil }
        return (a, b, c)
      }
      fanIn.attach(inputA, to: a).attach(inputB, to: b).attach(inputC, to: c).start(subscriber)
    }
  }

  /// A publisher that emits the latest values of four publishers as a tuple.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first of the four combined publishers.
    public let a: A
    /// The second of the four combined publishers.
    public let b: B
    /// The third of the four combined publishers.
    public let c: C
    /// The fourth of the four combined publishers.
    public let d: D

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (inputA, inputB, inputC, inputD) = (
        FanInLatest<A.Output>(), FanInLatest<B.Output>(), FanInLatest<C.Output>(),
        FanInLatest<D.Output>()
      )
      let fanIn = FanIn(.combineLatest, [inputA, inputB, inputC, inputD], subscriber) {
        guard let a = inputA.value, let b = inputB.value, let c = inputC.value, let d = inputD.value
        else { return nil }
        return (a, b, c, d)
      }
      fanIn.attach(inputA, to: a).attach(inputB, to: b)
        .attach(inputC, to: c).attach(inputD, to: d).start(subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes the latest values of this and another publisher whenever either one sends a value.
  @inlinable
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest<Self, P>(self, other)
  }

  /// Publishes the result of a closure for the latest values of two publishers.
  @inlinable
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of this and two other publishers whenever any of them sends a
  /// value.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
  }

  /// Publishes the result of a closure for the latest values of three publishers.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of this and three other publishers whenever any of them sends a
  /// value.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the result of a closure for the latest values of four publishers.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
