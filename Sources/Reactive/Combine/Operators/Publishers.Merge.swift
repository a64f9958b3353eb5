extension Publishers {
  /// A publisher that interleaves the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first of the two merged publishers.
    public let a: A
    /// The second of the two merged publishers.
    public let b: B

    @inlinable public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).expectNoMore()
    }

    /// Merges these two publishers with another publisher.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge3<A, B, P> { Merge3(a, b, other) }

    /// Merges these two publishers with two other publishers.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge4<A, B, Z, Y> { Merge4(a, b, z, y) }

    /// Merges these two publishers with three other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge5<A, B, Z, Y, X> { Merge5(a, b, z, y, x) }

    /// Merges these two publishers with four other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge6<A, B, Z, Y, X, W> { Merge6(a, b, z, y, x, w) }

    /// Merges these two publishers with five other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>, V: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge7<A, B, Z, Y, X, W, V> { Merge7(a, b, z, y, x, w, v) }

    /// Merges these two publishers with six other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>, V: Publisher<Output, Failure>, U: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Merge8<A, B, Z, Y, X, W, V, U> { Merge8(a, b, z, y, x, w, v, u) }
  }

  /// A publisher that interleaves the values of three publishers.
  public struct Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first of the three merged publishers.
    public let a: A
    /// The second of the three merged publishers.
    public let b: B
    /// The third of the three merged publishers.
    public let c: C

    @inlinable public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).add(c).expectNoMore()
    }

    /// Merges these three publishers with another publisher.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge4<A, B, C, P> { Merge4(a, b, c, other) }

    /// Merges these three publishers with two other publishers.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge5<A, B, C, Z, Y> { Merge5(a, b, c, z, y) }

    /// Merges these three publishers with three other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge6<A, B, C, Z, Y, X> { Merge6(a, b, c, z, y, x) }

    /// Merges these three publishers with four other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge7<A, B, C, Z, Y, X, W> { Merge7(a, b, c, z, y, x, w) }

    /// Merges these three publishers with five other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>, V: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge8<A, B, C, Z, Y, X, W, V> { Merge8(a, b, c, z, y, x, w, v) }
  }

  /// A publisher that interleaves the values of four publishers.
  public struct Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first of the four merged publishers.
    public let a: A
    /// The second of the four merged publishers.
    public let b: B
    /// The third of the four merged publishers.
    public let c: C
    /// The fourth of the four merged publishers.
    public let d: D

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).add(c).add(d).expectNoMore()
    }

    /// Merges these four publishers with another publisher.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge5<A, B, C, D, P> { Merge5(a, b, c, d, other) }

    /// Merges these four publishers with two other publishers.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge6<A, B, C, D, Z, Y> { Merge6(a, b, c, d, z, y) }

    /// Merges these four publishers with three other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge7<A, B, C, D, Z, Y, X> { Merge7(a, b, c, d, z, y, x) }

    /// Merges these four publishers with four other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge8<A, B, C, D, Z, Y, X, W> { Merge8(a, b, c, d, z, y, x, w) }
  }

  /// A publisher that interleaves the values of five publishers.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first of the five merged publishers.
    public let a: A
    /// The second of the five merged publishers.
    public let b: B
    /// The third of the five merged publishers.
    public let c: C
    /// The fourth of the five merged publishers.
    public let d: D
    /// The fifth of the five merged publishers.
    public let e: E

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).add(c).add(d).add(e).expectNoMore()
    }

    /// Merges these five publishers with another publisher.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge6<A, B, C, D, E, P> { Merge6(a, b, c, d, e, other) }

    /// Merges these five publishers with two other publishers.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge7<A, B, C, D, E, Z, Y> { Merge7(a, b, c, d, e, z, y) }

    /// Merges these five publishers with three other publishers.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge8<A, B, C, D, E, Z, Y, X> { Merge8(a, b, c, d, e, z, y, x) }
  }

  /// A publisher that interleaves the values of six publishers.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first of the six merged publishers.
    public let a: A
    /// The second of the six merged publishers.
    public let b: B
    /// The third of the six merged publishers.
    public let c: C
    /// The fourth of the six merged publishers.
    public let d: D
    /// The fifth of the six merged publishers.
    public let e: E
    /// The sixth of the six merged publishers.
    public let f: F

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).add(c).add(d).add(e).add(f).expectNoMore()
    }

    /// Merges these six publishers with another publisher.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge7<A, B, C, D, E, F, P> { Merge7(a, b, c, d, e, f, other) }

    /// Merges these six publishers with two other publishers.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge8<A, B, C, D, E, F, Z, Y> { Merge8(a, b, c, d, e, f, z, y) }
  }

  /// A publisher that interleaves the values of seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first of the seven merged publishers.
    public let a: A
    /// The second of the seven merged publishers.
    public let b: B
    /// The third of the seven merged publishers.
    public let c: C
    /// The fourth of the seven merged publishers.
    public let d: D
    /// The fifth of the seven merged publishers.
    public let e: E
    /// The sixth of the seven merged publishers.
    public let f: F
    /// The seventh of the seven merged publishers.
    public let g: G

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber)
        .add(a).add(b).add(c).add(d).add(e).add(f).add(g).expectNoMore()
    }

    /// Merges these seven publishers with another publisher.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge8<A, B, C, D, E, F, G, P> { Merge8(a, b, c, d, e, f, g, other) }
  }

  /// A publisher that interleaves the values of eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first of the eight merged publishers.
    public let a: A
    /// The second of the eight merged publishers.
    public let b: B
    /// The third of the eight merged publishers.
    public let c: C
    /// The fourth of the eight merged publishers.
    public let d: D
    /// The fifth of the eight merged publishers.
    public let e: E
    /// The sixth of the eight merged publishers.
    public let f: F
    /// The seventh of the eight merged publishers.
    public let g: G
    /// The eighth of the eight merged publishers.
    public let h: H

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber)
        .add(a).add(b).add(c).add(d).add(e).add(f).add(g).add(h).expectNoMore()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}

extension Publisher {
  /// Interleaves the values of this publisher with those of another publisher.
  @inlinable
  public func merge<P: Publisher<Output, Failure>>(
    with other: P
  ) -> Publishers.Merge<Self, P> { Publishers.Merge(self, other) }

  /// Interleaves the values of this publisher with those of two others.
  @inlinable
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C> { Publishers.Merge3(self, b, c) }

  /// Interleaves the values of this publisher with those of three others.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D> { Publishers.Merge4(self, b, c, d) }

  /// Interleaves the values of this publisher with those of four others.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E> { Publishers.Merge5(self, b, c, d, e) }

  /// Interleaves the values of this publisher with those of five others.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F> { Publishers.Merge6(self, b, c, d, e, f) }

  /// Interleaves the values of this publisher with those of six others.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G> { Publishers.Merge7(self, b, c, d, e, f, g) }

  /// Interleaves the values of this publisher with those of seven others.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
    H: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> { Publishers.Merge8(self, b, c, d, e, f, g, h) }

  /// Interleaves the values of this publisher with those of another publisher of the same type.
  @inlinable
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
