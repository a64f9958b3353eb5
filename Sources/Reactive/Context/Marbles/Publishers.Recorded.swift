extension Publishers {
  /// A publisher that records the signals and requests of its subscribers in a ``MarbleRecorder``.
  public struct Recorded<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The recorded publisher.
    public let upstream: Upstream
    /// The label of the pipeline in diagrams.
    public let label: String
    private let side: MarbleRecorder.Side
    private let recorder: MarbleRecorder?

    init(
      upstream: Upstream, _ label: String, _ side: MarbleRecorder.Side,
      in recorder: MarbleRecorder?
    ) {
      self.upstream = upstream
      self.label = label
      self.side = side
      self.recorder = recorder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard let recorder else { return upstream.subscribe(subscriber) }
      let (label, side) = (label, side)
      upstream.subscribe(Recording(subscriber, recorder) { recorder.subscribe(label, side) })
    }
  }
}

/// A recorded subscription, which forwards signals in both directions.
private final class Recording<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let recorder: MarbleRecorder
  private let makeTrack: () -> MarbleRecorder.Track
  private let lock = Lock()
  /// The track of the subscription, or `nil` before the subscription starts.
  private var track: MarbleRecorder.Track?
  /// The subscriber, or `nil` after the subscription ends.
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(
    _ downstream: Downstream, _ recorder: MarbleRecorder,
    makeTrack: @escaping () -> MarbleRecorder.Track
  ) {
    self.downstream = downstream
    self.recorder = recorder
    self.makeTrack = makeTrack
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  func receive(subscription: any Subscription) {
    let isWanted = locked {
      let isWanted = upstream == nil && downstream != nil
      if isWanted { upstream = subscription }
      return isWanted
    }
    guard isWanted else { return subscription.cancel() }
    let track = makeTrack()
    if let downstream = begin(track) {
      downstream.receive(subscription: self)
    } else {
      recorder.add(.cancelled, to: track)  // Another thread has canceled.
    }
  }

  /// Returns the subscriber, or `nil` if it has canceled in the meantime.
  private func begin(_ track: MarbleRecorder.Track) -> Downstream? {
    lock.lock()
    defer { lock.unlock() }
    self.track = track
    return downstream
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (downstream, track) = locked { (self.downstream, self.track) }
    guard let downstream else {
      track.map(recorder.addLate)
      return .none
    }
    record(.value(describing: input))
    let demand = downstream.receive(input)
    if demand > .none { record(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let (downstream, _) = end() else { return }
    switch completion {
    case .finished: record(.finished)
    case .failure(let error): record(.failed(describing: error))
    }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream = locked({ upstream }) else { return }
    record(demand)
    upstream.request(demand)
  }

  func cancel() {
    guard let (downstream, upstream) = end() else { return }
    record(.cancelled)
    upstream?.cancel()
    withExtendedLifetime(downstream) {}
  }

  private func record(_ signal: MarbleSignal) {
    if let track = locked({ track }) { recorder.add(signal, to: track) }
  }

  private func record(_ demand: Subscribers.Demand) {
    if let track = locked({ track }) { recorder.add(demand, to: track) }
  }

  /// Releases the subscriber and the upstream subscription, and returns them to the first caller.
  private func end() -> (Downstream, (any Subscription)?)? {
    locked {
      guard let downstream else { return nil }
      defer { (self.downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}

extension Recording: CustomStringConvertible {
  var description: String { "Recorded" }
}
