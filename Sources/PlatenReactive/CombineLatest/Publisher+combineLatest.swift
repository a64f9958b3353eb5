#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publisher {
    /// Sends the latest values of this and another publisher, whenever one sends a value.
    ///
    /// ``Publishers/CombineLatest`` has the rules of demand and completion.
    ///
    ///     name.combineLatest(age).sink { name, age in print(name, age) }
    ///
    /// - Complexity: constant for each value.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Self.Failure == P.Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Sends what `transform` makes of the latest values, whenever a publisher sends a value.
    ///
    /// ``Publishers/CombineLatest`` has the rules of demand and completion.
    ///
    ///     password.combineLatest(again) { $0 == $1 }.sink { print("equal:", $0) }
    ///
    /// - Complexity: constant for each value, and what `transform` costs.
    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Self.Failure == P.Failure {
      combineLatest(other).map(transform)
    }
  }

  extension Publisher {
    /// Sends the latest values of this and two other publishers, whenever one sends a value.
    ///
    /// ``Publishers/CombineLatest3`` has the rules of demand and completion.
    ///
    ///     name.combineLatest(age, town).sink { name, age, town in print(name, age, town) }
    ///
    /// - Complexity: constant for each value.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
      -> Publishers.CombineLatest3<Self, P, Q>
    where Self.Failure == P.Failure, P.Failure == Q.Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what `transform` makes of the latest values, whenever a publisher sends a value.
    ///
    /// ``Publishers/CombineLatest3`` has the rules of demand and completion.
    ///
    ///     a.combineLatest(b, c) { max($0, $1, $2) }.sink { print("largest:", $0) }
    ///
    /// - Complexity: constant for each value, and what `transform` costs.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q,
      _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Self.Failure == P.Failure, P.Failure == Q.Failure {
      combineLatest(publisher1, publisher2).map(transform)
    }
  }

  extension Publisher {
    /// Sends the latest values of this and three other publishers, whenever one sends a value.
    ///
    /// ``Publishers/CombineLatest4`` has the rules of demand and completion.
    ///
    ///     a.combineLatest(b, c, d).sink { a, b, c, d in print(a + b + c + d) }
    ///
    /// - Complexity: constant for each value.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what `transform` makes of the latest values, whenever a publisher sends a value.
    ///
    /// ``Publishers/CombineLatest4`` has the rules of demand and completion.
    ///
    ///     a.combineLatest(b, c, d) { max($0, $1, $2, $3) }.sink { print("largest:", $0) }
    ///
    /// - Complexity: constant for each value, and what `transform` costs.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
      combineLatest(publisher1, publisher2, publisher3).map(transform)
    }
  }
#endif
