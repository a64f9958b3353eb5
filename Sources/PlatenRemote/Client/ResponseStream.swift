import PlatenReactive

/// One running request: what it sends its subscriber, and the work that it holds until it ends.
///
/// Any thread may tell it what came. The subscriber gets one thing at a time: the latest progress
/// when it asks for values, and then the outcome.
final class ResponseStream: Subscription, Sendable {
  private let state = Locked(State())

  /// Gives the transfer its subscriber.
  func attach(_ downstream: some Subscriber<RemoteEvent, RemoteError>) {
    state.withLock { $0.downstream = AnySubscriber(downstream) }
    downstream.receive(subscription: self)
  }

  /// Whether the transfer has ended.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Holds some work, and cancels it when the transfer ends, however it ends.
  func hold(_ work: CancellableWork) {
    let isOver = state.withLock { state in
      if !state.isOver { state.work.append(work) }
      return state.isOver
    }
    if isOver { work.cancel() }
  }

  /// Tells that a part of the answer came.
  func send(_ progress: RemoteProgress) {
    state.withLock { if !$0.isOver { $0.progress = progress } }
    deliver()
  }

  /// Tells how the request ended. Only the first outcome counts.
  func finish(_ outcome: Result<RemoteResponse, RemoteError>) {
    let work = state.withLock { $0.end(with: outcome) }
    // Delivered first, so that a session never sees the request gone and its outcome not yet there.
    deliver()
    work.forEach { $0.cancel() }
  }

  /// Sends the progress that another publisher sends, and ends with its outcome.
  func relay(_ events: AnyPublisher<RemoteEvent, RemoteError>) {
    relay(events) { self.finish($0) }
  }

  /// Sends the progress that another publisher sends, unless the transfer has ended.
  ///
  /// - Parameter then: called with its outcome, once.
  func relay(
    _ events: AnyPublisher<RemoteEvent, RemoteError>,
    then: @escaping (Result<RemoteResponse, RemoteError>) -> Void
  ) {
    if isOver { return }
    var hasOutcome = false
    let end = { outcome in
      guard !hasOutcome else { return }
      hasOutcome = true
      then(outcome)
    }
    let subscription = events.sink { completion in
      if case .failure(let error) = completion { return end(.failure(error)) }
      end(.failure(RemoteError(.interrupted)))
    } receiveValue: { event in
      switch event {
      case .progress(let progress): self.send(progress)
      case .response(let response): end(.success(response))
      }
    }
    hold(CancellableWork(subscription))
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  func cancel() {
    state.withLock { state in
      state.downstream = nil
      return state.end(with: nil)
    }
    .forEach { $0.cancel() }
  }

  /// Hands the subscriber what there is, unless another call is at it and will go on.
  private func deliver() {
    while let delivery = state.withLock({ $0.next() }) {
      let demand = delivery.run { [state] in state.withLock { $0.downstream != nil } }
      state.withLock { $0.delivered(delivery, demand) }
    }
  }
}

/// What is known of a transfer.
// Unchecked: the subscriber is called by one thread at a time, the one that `next` gave something
// to deliver; cancellables may be cancelled from any thread.
private struct State: @unchecked Sendable {
  var downstream: AnySubscriber<RemoteEvent, RemoteError>?
  var demand = Subscribers.Demand.none
  var progress: RemoteProgress?
  var outcome: Result<RemoteResponse, RemoteError>?
  var work: [CancellableWork] = []
  var isOver = false
  private var isDelivering = false

  /// Ends the transfer once; the work that is to be cancelled outside the lock.
  mutating func end(with outcome: Result<RemoteResponse, RemoteError>?) -> [CancellableWork] {
    guard !isOver else { return [] }
    isOver = true
    self.outcome = outcome
    defer { work = [] }
    return work
  }

  /// What the subscriber is to be handed now.
  mutating func next() -> Delivery? {
    guard !isDelivering, let downstream else { return nil }
    let signal: Delivery.Signal
    if case .failure(let error)? = outcome {
      signal = .failure(error)
    } else if demand == .none {
      return nil
    } else if let progress {
      signal = .progress(progress)
      self.progress = nil
      demand -= 1
    } else if case .success(let response)? = outcome {
      signal = .response(response)
    } else {
      return nil
    }
    isDelivering = true
    return Delivery(downstream: downstream, signal: signal)
  }

  mutating func delivered(_ delivery: Delivery, _ more: Subscribers.Demand) {
    isDelivering = false
    demand += more
    if case .progress = delivery.signal { return }
    downstream = nil
  }
}

/// Something on its way to the subscriber.
private struct Delivery {
  enum Signal {
    case progress(RemoteProgress)
    case response(RemoteResponse)
    case failure(RemoteError)
  }

  let downstream: AnySubscriber<RemoteEvent, RemoteError>
  let signal: Signal

  /// Hands it over; what the subscriber then asks for.
  func run(isWanted: () -> Bool) -> Subscribers.Demand {
    switch signal {
    case .progress(let progress): return downstream.receive(.progress(progress))
    case .response(let response):
      _ = downstream.receive(.response(response))
      if isWanted() { downstream.receive(completion: .finished) }
    case .failure(let error): downstream.receive(completion: .failure(error))
    }
    return .none
  }
}
