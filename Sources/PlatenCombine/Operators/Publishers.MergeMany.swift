extension Publishers {
  /// A publisher of the values of any number of publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are published.
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence<Upstream>>(_ upstream: S) { publishers = Array(upstream) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merge = MergeCore.merge(to: subscriber)
      for publisher in publishers { merge.add(publisher) }
      merge.expectNoMore()
    }

    /// Publishes the values of another publisher too.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
