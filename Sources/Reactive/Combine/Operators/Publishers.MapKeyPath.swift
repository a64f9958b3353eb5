extension Publishers {
  /// A publisher that emits a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values have the property.
    public let upstream: Upstream
    /// The key path of the property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    @inlinable
    init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      (self.upstream, self.keyPath) = (upstream, keyPath)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let keyPath = keyPath
      upstream.receive(
        subscriber: Converter(
          subscriber, name: "ValueForKey", value: { $0[keyPath: keyPath] }, completion: { $0 }))
    }
  }

  /// A publisher that emits two properties of each value as a tuple.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values have the two properties.
    public let upstream: Upstream
    /// The key path of the first of two properties.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The key path of the second of two properties.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    @inlinable
    init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      (self.upstream, self.keyPath0, self.keyPath1) = (upstream, keyPath0, keyPath1)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (path0, path1) = (keyPath0, keyPath1)
      upstream.receive(
        subscriber: Converter(
          subscriber, name: "ValueForKeys", value: { ($0[keyPath: path0], $0[keyPath: path1]) },
          completion: { $0 }))
    }
  }

  /// A publisher that emits three properties of each value as a tuple.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values have the three properties.
    public let upstream: Upstream
    /// The key path of the first of three properties.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The key path of the second of three properties.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The key path of the third of three properties.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    @inlinable
    init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      (self.upstream, self.keyPath0, self.keyPath1, self.keyPath2) = (
        upstream, keyPath0, keyPath1, keyPath2
      )
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (path0, path1, path2) = (keyPath0, keyPath1, keyPath2)
      upstream.receive(
        subscriber: Converter(
          subscriber, name: "ValueForKeys",
          value: { ($0[keyPath: path0], $0[keyPath: path1], $0[keyPath: path2]) },
          completion: { $0 }))
    }
  }
}

extension Publisher {
  /// Publishes the property of each value at a key path.
  @inlinable
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes two properties of each value as a tuple.
  @inlinable
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes three properties of each value as a tuple.
  @inlinable
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
