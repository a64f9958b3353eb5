extension Publishers {
  /// A publisher that interleaves the values of any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers to merge.
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence<Upstream>>(_ upstream: S) { publishers = Array(upstream) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merge = MergeCore.merge(to: subscriber)
      for publisher in publishers { merge.add(publisher) }
      merge.expectNoMore()
    }

    /// Merges these publishers with another publisher of the same type.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
