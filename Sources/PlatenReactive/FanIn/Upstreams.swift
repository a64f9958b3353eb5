#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// The upstreams of one subscription: who subscribed, who finished, what each was asked for.
  ///
  /// Guarded by its owner's lock. Subscriptions are only handed out here: their owner calls and
  /// releases them without the lock.
  struct Upstreams {
    private var finished: [Bool]
    private var unfinishedCount: Int
    private var requested: Subscribers.Demand

    /// One place for each upstream.
    private(set) var subscriptions: [(any Subscription)?]

    /// - Parameter prefetch: what each is asked for when it subscribes, besides what was requested.
    init(count: Int, prefetch: Subscribers.Demand) {
      finished = Array(repeating: false, count: count)
      unfinishedCount = count
      requested = prefetch
      subscriptions = Array(repeating: nil, count: count)
    }

    func isFinished(_ index: Int) -> Bool { finished[index] }

    var areFinished: Bool { unfinishedCount == 0 }

    /// Keeps a subscription and tells what to ask of it; nil when its place is taken or gone.
    mutating func add(_ subscription: any Subscription, at index: Int) -> Subscribers.Demand? {
      guard subscriptions[index] == nil, !isFinished(index) else { return nil }
      subscriptions[index] = subscription
      return requested
    }

    /// Counts a demand for every upstream, and tells whom to ask now; the others are asked when
    /// they subscribe.
    mutating func request(_ demand: Subscribers.Demand) -> [(any Subscription)?] {
      guard demand > .none else { return [] }
      requested += demand
      return subscriptions
    }

    /// Marks an upstream as finished and hands its subscription over.
    mutating func finish(_ index: Int) -> (any Subscription)? {
      if !finished[index] {
        finished[index] = true
        unfinishedCount -= 1
      }
      defer { subscriptions[index] = nil }
      return subscriptions[index]
    }

    /// Marks all upstreams as finished and hands over the subscriptions that were left.
    mutating func finishAll() -> [(any Subscription)?] {
      let count = subscriptions.count
      finished = Array(repeating: true, count: count)
      unfinishedCount = 0
      defer { subscriptions = Array(repeating: nil, count: count) }
      return subscriptions
    }
  }
#endif
