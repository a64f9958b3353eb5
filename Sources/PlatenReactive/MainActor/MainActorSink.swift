/// A subscriber that asks for everything and handles it on the main actor, in order.
// Unchecked: what changes is guarded by the lock, and the closures run on the main actor only.
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
  /// Where it was made: who is at work when the main queue comes to what waits.
  private let context = SessionContext.current
  /// Nil once it has been cancelled or completed.
  private var handlers: Handlers?
  private var subscription: (any Subscription)?
  private var waiting = Queue<Signal>()
  /// The main queue has an item of ours that handles what waits.
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

  /// Cancels the upstream; nothing is handled any more.
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

  /// Handles a signal at once on the main actor when nothing is before it, else as soon as the
  /// main queue comes to it.
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

  /// Lets go of everything, and hands over what handles the completion.
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
  /// Handles values and the completion on the main actor, whatever thread they come from.
  ///
  /// Unlike `receive(on:)` followed by `sink`, it needs no scheduler, and what comes on the main
  /// actor with nothing before it is handled at once.
  ///
  /// - Order: that in which the values came.
  /// - Cancellation: nothing more is handled once `cancel()` has returned on the main actor.
  /// - Complexity: constant for each value; values that come from elsewhere before the main queue
  ///   gets to them share one hop.
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
  /// Handles values on the main actor, whatever thread they come from.
  ///
  ///     downloads.sinkOnMainActor { model.pictures.append($0) }
  ///
  /// - Order: that in which the values came; at once on the main actor with nothing before it.
  /// - Cancellation: nothing more is handled once `cancel()` has returned on the main actor.
  public func sinkOnMainActor(
    receiveValue: @escaping @MainActor (Output) -> Void
  ) -> AnyCancellable {
    sinkOnMainActor(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
