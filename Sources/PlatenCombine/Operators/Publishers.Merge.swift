extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    @inlinable public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).expectNoMore()
    }

    /// Publishes the values of another publisher too.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge3<A, B, P> { Merge3(a, b, other) }

    /// Publishes the values of two other publishers too.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge4<A, B, Z, Y> { Merge4(a, b, z, y) }

    /// Publishes the values of three other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge5<A, B, Z, Y, X> { Merge5(a, b, z, y, x) }

    /// Publishes the values of four other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge6<A, B, Z, Y, X, W> { Merge6(a, b, z, y, x, w) }

    /// Publishes the values of five other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>, V: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge7<A, B, Z, Y, X, W, V> { Merge7(a, b, z, y, x, w, v) }

    /// Publishes the values of six other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>, V: Publisher<Output, Failure>, U: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Merge8<A, B, Z, Y, X, W, V, U> { Merge8(a, b, z, y, x, w, v, u) }
  }

  /// A publisher of the values of three publishers, as they come.
  public struct Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    @inlinable public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).add(c).expectNoMore()
    }

    /// Publishes the values of another publisher too.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge4<A, B, C, P> { Merge4(a, b, c, other) }

    /// Publishes the values of two other publishers too.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge5<A, B, C, Z, Y> { Merge5(a, b, c, z, y) }

    /// Publishes the values of three other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge6<A, B, C, Z, Y, X> { Merge6(a, b, c, z, y, x) }

    /// Publishes the values of four other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge7<A, B, C, Z, Y, X, W> { Merge7(a, b, c, z, y, x, w) }

    /// Publishes the values of five other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>, V: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge8<A, B, C, Z, Y, X, W, V> { Merge8(a, b, c, z, y, x, w, v) }
  }

  /// A publisher of the values of four publishers, as they come.
  public struct Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).add(c).add(d).expectNoMore()
    }

    /// Publishes the values of another publisher too.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge5<A, B, C, D, P> { Merge5(a, b, c, d, other) }

    /// Publishes the values of two other publishers too.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge6<A, B, C, D, Z, Y> { Merge6(a, b, c, d, z, y) }

    /// Publishes the values of three other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge7<A, B, C, D, Z, Y, X> { Merge7(a, b, c, d, z, y, x) }

    /// Publishes the values of four other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
      W: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge8<A, B, C, D, Z, Y, X, W> { Merge8(a, b, c, d, z, y, x, w) }
  }

  /// A publisher of the values of five publishers, as they come.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).add(c).add(d).add(e).expectNoMore()
    }

    /// Publishes the values of another publisher too.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge6<A, B, C, D, E, P> { Merge6(a, b, c, d, e, other) }

    /// Publishes the values of two other publishers too.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge7<A, B, C, D, E, Z, Y> { Merge7(a, b, c, d, e, z, y) }

    /// Publishes the values of three other publishers too.
    @inlinable
    public func merge<
      Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
    >(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge8<A, B, C, D, E, Z, Y, X> { Merge8(a, b, c, d, e, z, y, x) }
  }

  /// A publisher of the values of six publishers, as they come.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeCore.merge(to: subscriber).add(a).add(b).add(c).add(d).add(e).add(f).expectNoMore()
    }

    /// Publishes the values of another publisher too.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge7<A, B, C, D, E, F, P> { Merge7(a, b, c, d, e, f, other) }

    /// Publishes the values of two other publishers too.
    @inlinable
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
      with z: Z, _ y: Y
    ) -> Merge8<A, B, C, D, E, F, Z, Y> { Merge8(a, b, c, d, e, f, z, y) }
  }

  /// A publisher of the values of seven publishers, as they come.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
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

    /// Publishes the values of another publisher too.
    @inlinable
    public func merge<P: Publisher<Output, Failure>>(
      with other: P
    ) -> Merge8<A, B, C, D, E, F, G, P> { Merge8(a, b, c, d, e, f, g, other) }
  }

  /// A publisher of the values of eight publishers, as they come.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
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
  /// Publishes the values of this publisher and of another, as they come.
  @inlinable
  public func merge<P: Publisher<Output, Failure>>(
    with other: P
  ) -> Publishers.Merge<Self, P> { Publishers.Merge(self, other) }

  /// Publishes the values of this publisher and of two others, as they come.
  @inlinable
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C> { Publishers.Merge3(self, b, c) }

  /// Publishes the values of this publisher and of three others, as they come.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D> { Publishers.Merge4(self, b, c, d) }

  /// Publishes the values of this publisher and of four others, as they come.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E> { Publishers.Merge5(self, b, c, d, e) }

  /// Publishes the values of this publisher and of five others, as they come.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F> { Publishers.Merge6(self, b, c, d, e, f) }

  /// Publishes the values of this publisher and of six others, as they come.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G> { Publishers.Merge7(self, b, c, d, e, f, g) }

  /// Publishes the values of this publisher and of seven others, as they come.
  @inlinable
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
    H: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> { Publishers.Merge8(self, b, c, d, e, f, g, h) }

  /// Publishes the values of this publisher and of another of the same type, as they come.
  @inlinable
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
