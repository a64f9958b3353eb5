#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publisher {
    /// Sends the values of this and another publisher, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    ///
    ///     typed.merge(with: pasted).sink { print("entered:", $0) }
    ///
    /// - Complexity: constant for each value.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where Self.Failure == P.Failure, Self.Output == P.Output {
      Publishers.Merge(self, other)
    }

    /// Sends the values of this and two other publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public func merge<B: Publisher, C: Publisher>(
      with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
      Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output
    {
      Publishers.Merge3(self, b, c)
    }

    /// Sends the values of this and three other publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
      with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
      Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
    {
      Publishers.Merge4(self, b, c, d)
    }

    /// Sends the values of this and four other publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
      Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output
    {
      Publishers.Merge5(self, b, c, d, e)
    }

    /// Sends the values of this and five other publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
      Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
      Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Sends the values of this and six other publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public func merge<
      B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
      Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
      F.Output == G.Output
    {
      Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Sends the values of this and seven other publishers, in the order in which they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public func merge<
      B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
      H: Publisher
    >(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
      Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
      F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
    {
      Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// Sends the values of this and another publisher of the same type, as they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
      Publishers.MergeMany(self, other)
    }
  }
#endif
