#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers {
    /// A publisher that sends the values of any number of publishers of one type, as they come.
    ///
    /// ``Publishers/Merge`` has the rules of demand and completion. Without publishers it finishes
    /// at once.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// What all upstreams send.
      public typealias Output = Upstream.Output

      /// The error that all upstreams share.
      public typealias Failure = Upstream.Failure

      /// The upstreams.
      public let publishers: [Upstream]

      /// Merges publishers; they are subscribed to, in this order, on subscription.
      public init(_ upstream: Upstream...) {
        publishers = upstream
      }

      /// Merges publishers; they are subscribed to, in this order, on subscription.
      public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
        publishers = Array(upstream)
      }

      /// Hands the subscriber its subscription, and then subscribes to the upstreams.
      public func receive<S: Subscriber>(subscriber: S)
      where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
        let fanIn = MergeFanIn(subscriber, count: publishers.count)
        for publisher in publishers { fanIn.merging(publisher) }
        if publishers.isEmpty { fanIn.finish() }
      }

      /// Merges one more publisher.
      public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
        Publishers.MergeMany(publishers + [other])
      }
    }
  }

  extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif
