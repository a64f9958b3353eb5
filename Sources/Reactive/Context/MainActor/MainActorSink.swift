/// A subscriber with unlimited demand that handles all signals on the main actor, in order.
// Unchecked: the lock guards the mutable state, and the closures run only on the main actor.
final class MainActorSink<Input: Sendable, Failure: Error>: Subscriber, Cancellable,
  @unchecked Sendable
{
  private enum Signal {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct Handlers {
    let value: @MainActor (Input) -> Void
    let completion: @MainActor (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = Lock()
  /// The context in which the sink was created. It is active while queued signals are handled.
  private let context = SessionContext.current
  /// The closures, or `nil` after a cancellation or completion.
  private var handlers: Handlers?
  private var subscription: (any Subscription)?
  private var waiting = Queue<Signal>()
  /// Whether an item that handles the waiting signals is on the main queue.
  private var isScheduled = false

  init(
    receiveCompletion: @escaping @MainActor (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @MainActor (Input) -> Void
  ) {
    handlers = Handlers(value: receiveValue, completion: receiveCompletion)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let isWanted = handlers != nil && self.subscription == nil
    if isWanted { self.subscription = subscription }
    lock.unlock()
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receive(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    receive(.completion(completion))
  }

  /// Cancels the upstream and stops handling signals.
  func cancel() {
    lock.lock()
    let remains = (handlers, waiting)
    let subscription = takeSubscription()
    handlers = nil
    waiting = Queue()
    lock.unlock()
    subscription?.cancel()
    withExtendedLifetime(remains) {}
  }

  /// Handles a signal immediately on the main actor if no other signal is waiting; otherwise
  /// appends it to the waiting signals.
  private func receive(_ signal: Signal) {
    let isAtHome = MainQueue.isCurrent
    lock.lock()
    if isAtHome, !isScheduled {
      lock.unlock()
      return MainActor.assumeIsolated { handle(signal) }
    }
    waiting.append(signal)
    let schedules = !isScheduled
    isScheduled = true
    lock.unlock()
    if schedules { MainQueue.enqueue { self.handleWaiting() } }
  }

  @MainActor
  private func handleWaiting() {
    context.perform { while let signal = takeNext() { handle(signal) } }
  }

  private func takeNext() -> Signal? {
    lock.lock()
    defer { lock.unlock() }
    let next = waiting.popFirst()
    if next == nil { isScheduled = false }
    return next
  }

  @MainActor
  private func handle(_ signal: Signal) {
    switch signal {
    case .value(let input): current?.value(input)
    case .completion(let completion): finish()?.completion(completion)
    }
  }

  private var current: Handlers? {
    lock.lock()
    defer { lock.unlock() }
    return handlers
  }

  /// Releases all references, and returns the closures for the completion.
  private func finish() -> Handlers? {
    lock.lock()
    let handlers = handlers
    self.handlers = nil
    let subscription = takeSubscription()
    lock.unlock()
    withExtendedLifetime(subscription) {}
    return handlers
  }

  private func takeSubscription() -> (any Subscription)? {
    defer { subscription = nil }
    return subscription
  }
}

extension Publisher where Output: Sendable {
  /// Handles values and the completion on the main actor, regardless of the thread that sends them.
  ///
  /// Unlike `receive(on:)` followed by `sink`, this method needs no scheduler, and handles a signal
  /// on the main actor immediately if no other signal is waiting.
  ///
  /// - Order: The closures receive signals in the order in which they were sent.
  /// - Cancellation: No closure runs after `cancel()` returns on the main actor.
  /// - Complexity: Constant for each value. Values that other threads send before the main queue
  ///   handles them share one turn of the queue.
  public func sinkOnMainActor(
    receiveCompletion: @escaping @MainActor (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @MainActor (Output) -> Void
  ) -> AnyCancellable {
    let sink = MainActorSink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Output: Sendable, Failure == Never {
  /// Handles values on the main actor, regardless of the thread that sends them.
  ///
  ///     downloads.sinkOnMainActor { model.pictures.append($0) }
  ///
  /// - Order: The closure receives values in the order in which they were sent, and immediately on
  ///   the main actor if no other value is waiting.
  /// - Cancellation: The closure does not run after `cancel()` returns on the main actor.
  public func sinkOnMainActor(
    receiveValue: @escaping @MainActor (Output) -> Void
  ) -> AnyCancellable {
    sinkOnMainActor(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
