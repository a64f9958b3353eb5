import PlatenContext

/// A subscription to the events of one request, and the owner of the request's pending work.
///
/// Events can come from any thread. The subscriber receives one event at a time: first the latest
/// progress, according to the subscriber's demand, and then the outcome.
final class ResponseStream: Subscription, Sendable {
  private let state = Locked(State())
  /// A closure that runs a delivery later; `nil` if the thread of an event delivers it.
  private let schedule: (@Sendable (_ delivery: @escaping @Sendable () -> Void) -> Void)?

  /// - Parameter schedule: A closure that runs a delivery later. Until then, no further delivery is
  ///   scheduled, so a fast sender cannot fill a queue.
  init(
    schedule: (@Sendable (_ delivery: @escaping @Sendable () -> Void) -> Void)? = nil
  ) {
    self.schedule = schedule
  }

  /// Attaches the subscriber and sends this subscription to the subscriber.
  func attach(_ downstream: some Subscriber<RemoteEvent, RemoteError>) {
    state.withLock { $0.downstream = AnySubscriber(downstream) }
    downstream.receive(subscription: self)
  }

  /// Whether the request has ended.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Retains work until the request ends, and then cancels the work.
  func hold(_ work: CancellableWork) {
    let isOver = state.withLock { state in
      if !state.isOver { state.work.append(work) }
      return state.isOver
    }
    if isOver { work.cancel() }
  }

  /// Sends the progress of the response to the subscriber.
  func send(_ progress: RemoteProgress) {
    state.withLock { if !$0.isOver { $0.progress = progress } }
    deliver()
  }

  /// Ends the request with an outcome, unless it has already ended.
  func finish(_ outcome: Result<RemoteResponse, RemoteError>) {
    state.withLock { $0.endedWork += $0.end(with: outcome) }
    // The outcome is delivered before the work is canceled, so that a session never sees the
    // request end without an outcome.
    deliver()
    if schedule == nil { cancelEndedWork() }
  }

  private func cancelEndedWork() {
    let work = state.withLock { state in
      defer { state.endedWork = [] }
      return state.endedWork
    }
    work.forEach { $0.cancel() }
  }

  /// Forwards the progress of another publisher, and ends with its outcome.
  func relay(_ events: AnyPublisher<RemoteEvent, RemoteError>) {
    relay(events) { self.finish($0) }
  }

  /// Forwards the progress of another publisher, unless the request has ended.
  ///
  /// - Parameter then: A closure that is called once with the publisher's outcome.
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

  /// Delivers the available events now, or schedules their delivery.
  private func deliver() {
    guard let schedule else { return deliverAvailable() }
    guard state.withLock({ $0.beginScheduledDelivery() }) else { return }
    schedule { [self] in
      // The progress and the outcome: more progress can arrive in the meantime, without end.
      deliverAvailable(atMost: 2)
      cancelEndedWork()
      state.withLock { $0.isScheduled = false }
      deliver()
    }
  }

  /// Delivers the available events, unless another call is already delivering them.
  private func deliverAvailable(atMost limit: Int = .max) {
    var count = 0
    while count < limit, let delivery = state.withLock({ $0.next() }) {
      count += 1
      let demand = delivery.run { [state] in state.withLock { $0.downstream != nil } }
      state.withLock { $0.delivered(delivery, demand) }
    }
  }
}

/// The state of a request.
// Unchecked: only the thread that received a delivery from `next` calls the subscriber, and any
// thread may cancel a cancellable.
private struct State: @unchecked Sendable {
  var downstream: AnySubscriber<RemoteEvent, RemoteError>?
  var demand = Subscribers.Demand.none
  var progress: RemoteProgress?
  var outcome: Result<RemoteResponse, RemoteError>?
  var work: [CancellableWork] = []
  /// The work to cancel once the outcome is delivered.
  var endedWork: [CancellableWork] = []
  var isOver = false
  /// Whether a delivery is scheduled.
  var isScheduled = false
  private var isDelivering = false

  /// Ends the request and returns the work that the caller must cancel outside the lock.
  mutating func end(with outcome: Result<RemoteResponse, RemoteError>?) -> [CancellableWork] {
    guard !isOver else { return [] }
    isOver = true
    self.outcome = outcome
    defer { work = [] }
    return work
  }

  /// Returns whether a delivery must be scheduled.
  mutating func beginScheduledDelivery() -> Bool {
    if isScheduled || downstream == nil || !hasNext { return false }
    isScheduled = true
    return true
  }

  /// Whether an event is available for which the subscriber has demand.
  private var hasNext: Bool {
    if case .failure? = outcome { return true }
    return demand != .none && (progress != nil || outcome != nil)
  }

  /// Returns the next event for the subscriber, or `nil` if no event is available or the subscriber
  /// has no demand.
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

/// An event to deliver to a subscriber.
private struct Delivery {
  enum Signal {
    case progress(RemoteProgress)
    case response(RemoteResponse)
    case failure(RemoteError)
  }

  let downstream: AnySubscriber<RemoteEvent, RemoteError>
  let signal: Signal

  /// Delivers the event and returns the subscriber's additional demand.
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
