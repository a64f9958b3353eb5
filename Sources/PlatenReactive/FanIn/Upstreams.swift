#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// The upstreams of one subscription: who subscribed, who finished, what each was asked for.
  ///
  /// Guarded by its owner's lock. Subscriptions are only handed out here: their owner calls and
  /// releases them without the lock.
  struct Upstreams {
    private var finished: UInt = 0
    private let all: UInt
    private var requested: Subscribers.Demand = .none

    /// One place for each upstream, at most 63.
    private(set) var subscriptions: [(any Subscription)?]

    init(count: Int) {
      all = (1 << UInt(count)) - 1
      subscriptions = Array(repeating: nil, count: count)
    }

    func isFinished(_ index: Int) -> Bool {
      finished & (1 << UInt(index)) != 0
    }

    var areFinished: Bool { finished == all }

    /// Keeps a subscription and tells what to ask of it; nil when its place is taken or gone.
    mutating func add(_ subscription: any Subscription, at index: Int) -> Subscribers.Demand? {
      guard subscriptions[index] == nil, !isFinished(index) else { return nil }
      subscriptions[index] = subscription
      return requested
    }

    /// Counts a demand for every upstream, and tells whom to ask now; the others are asked when
    /// they subscribe.
    mutating func request(_ demand: Subscribers.Demand) -> [(any Subscription)?] {
      requested += demand
      return subscriptions
    }

    /// Marks an upstream as finished and hands its subscription over.
    mutating func finish(_ index: Int) -> (any Subscription)? {
      finished |= 1 << UInt(index)
      defer { subscriptions[index] = nil }
      return subscriptions[index]
    }

    /// Marks all upstreams as finished and hands over the subscriptions that were left.
    mutating func finishAll() -> [(any Subscription)?] {
      finished = all
      defer { subscriptions = Array(repeating: nil, count: subscriptions.count) }
      return subscriptions
    }
  }
#endif
