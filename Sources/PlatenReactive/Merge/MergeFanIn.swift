#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// The subscription of a `Merge` of any number of publishers.
  ///
  /// Without unlimited demand each upstream is asked for one value at a time, so that at most one
  /// of each waits, and no upstream starves the others.
  final class MergeFanIn<Downstream: Subscriber>: FanIn<Downstream> {
    private var subscribedCount = 0

    /// Hands the downstream its subscription; the publishers to merge are to follow.
    init(_ downstream: Downstream, count: Int) {
      super.init(
        downstream: downstream, upstreamCount: count, prefetch: .max(1), keepsSurplus: true)
      start()
    }

    override class var name: String { "Merge" }

    override func upstreamDemand(for demand: Subscribers.Demand) -> Subscribers.Demand {
      demand == .unlimited ? .unlimited : .none
    }

    override var replenishment: Subscribers.Demand {
      gate.demand == .unlimited ? .none : .max(1)
    }

    /// Subscribes to the next of the publishers.
    @discardableResult
    func merging<P: Publisher>(_ publisher: P) -> Self
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
      defer { subscribedCount += 1 }
      publisher.subscribe(OutputInlet(to: self, at: subscribedCount))
      return self
    }

    /// Ends without a publisher to merge.
    func finish() {
      lock.lock()
      end(with: .finished, waiting: Queue())
    }
  }
#endif
