extension Publishers {
  /// A publisher that pairs the values of two publishers in order.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first of the two zipped publishers.
    public let a: A
    /// The second of the two zipped publishers.
    public let b: B

    @inlinable public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (inputA, inputB) = (FanInQueue<A.Output>(), FanInQueue<B.Output>())
      let fanIn = FanIn(.zip, [inputA, inputB], subscriber) {
        guard inputA.count > 0, inputB.count > 0 else { return nil }
        guard let a = inputA.removeFirst(), let b = inputB.removeFirst() else { return nil }
        return (a, b)
      }
      fanIn.attach(inputA, to: a).attach(inputB, to: b).start(subscriber)
    }
  }

  /// A publisher that emits the values of three publishers, in order, as tuples.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first of the three zipped publishers.
    public let a: A
    /// The second of the three zipped publishers.
    public let b: B
    /// The third of the three zipped publishers.
    public let c: C

    @inlinable public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (inputA, inputB, inputC) = (
        FanInQueue<A.Output>(), FanInQueue<B.Output>(), FanInQueue<C.Output>()
      )
      let fanIn = FanIn(.zip, [inputA, inputB, inputC], subscriber) {
        guard inputA.count > 0, inputB.count > 0, inputC.count > 0 else { return nil }
        guard let a = inputA.removeFirst(), let b = inputB.removeFirst(),
          let c = inputC.removeFirst()
        else { return nil }
        return (a, b, c)
      }
      fanIn.attach(inputA, to: a).attach(inputB, to: b).attach(inputC, to: c).start(subscriber)
    }
  }

  /// A publisher that emits the values of four publishers, in order, as tuples.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first of the four zipped publishers.
    public let a: A
    /// The second of the four zipped publishers.
    public let b: B
    /// The third of the four zipped publishers.
    public let c: C
    /// The fourth of the four zipped publishers.
    public let d: D

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (inputA, inputB, inputC, inputD) = (
        FanInQueue<A.Output>(), FanInQueue<B.Output>(), FanInQueue<C.Output>(),
        FanInQueue<D.Output>()
      )
      let fanIn = FanIn(.zip, [inputA, inputB, inputC, inputD], subscriber) {
        guard inputA.count > 0, inputB.count > 0, inputC.count > 0, inputD.count > 0 else {
          return nil
        }
        guard let a = inputA.removeFirst(), let b = inputB.removeFirst(),
          let c = inputC.removeFirst(), let d = inputD.removeFirst()
        else { return nil }
        return (a, b, c, d)
      }
      fanIn.attach(inputA, to: a).attach(inputB, to: b)
        .attach(inputC, to: c).attach(inputD, to: d).start(subscriber)
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Pairs each value of this publisher with the corresponding value of another publisher.
  @inlinable
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Failure == P.Failure { Publishers.Zip<Self, P>(self, other) }

  /// Publishes the result of a closure for each pair of values of two publishers.
  @inlinable
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Combines each value of this publisher with the corresponding values of two others.
  @inlinable
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3<Self, P, Q>(self, publisher1, publisher2)
  }

  /// Publishes the result of a closure for the corresponding values of three publishers.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Combines each value of this publisher with the corresponding values of three others.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Zip4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the result of a closure for the corresponding values of four publishers.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
