/// A subscriber that provides its values to asynchronous callers, one at a time.
///
/// Each call to ``next()`` requests one value. The subscriber traps if it receives a value that was
/// not requested.
// `Sendable` is safe: all properties are accessed only under the lock. The publisher's thread
// transfers each value to the task that awaits it, and does not use the value afterward.
final class AsyncValues<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Waiter = UnsafeContinuation<Result<Input?, Failure>, Never>

  private enum State {
    /// The initial state, with the demand to request once the subscription arrives.
    case awaiting(Subscribers.Demand)
    case active(any Subscription)
    /// The final state, with the error that the next call to `next()` throws, if any.
    case ended(Failure?)
  }

  private let lock = Lock()
  private var state = State.awaiting(.none)
  private var waiters = Queue<Waiter>()

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting(let demand) = state else {
      lock.unlock()
      return subscription.cancel()
    }
    state = .active(subscription)
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard case .active = state else {
      let waiting = waiters.takeAll()
      lock.unlock()
      end(waiting)
      return .none
    }
    guard let waiter = waiters.popFirst() else {
      preconditionFailure("API Violation: received a value that was not requested")
    }
    lock.unlock()
    resume(waiter, .success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    var waiting = waiters.takeAll()
    let old = state
    var failure: Failure?
    if case .failure(let error) = completion, !isOver { failure = error }
    if !isOver { state = .ended(waiting.isEmpty ? failure : nil) }
    lock.unlock()
    withExtendedLifetime(old) {
      if let failure, let first = waiting.popFirst() { resume(first, .failure(failure)) }
      end(waiting)
    }
  }

  func cancel() {
    lock.lock()
    let waiting = waiters.takeAll()
    let old = state
    state = .ended(nil)
    lock.unlock()
    if case .active(let subscription) = old { subscription.cancel() }
    end(waiting)
  }

  /// Requests and returns the next value, or returns `nil` after the publisher finishes.
  func next() async -> Result<Input?, Failure> {
    let endWait = PipelineContexts.current?.waitForValue(isPromised: false)
    defer { endWait?() }
    return await withUnsafeContinuation { waiter in
      lock.lock()
      switch state {
      case .awaiting(let demand):
        waiters.append(waiter)
        state = .awaiting(demand + 1)
        lock.unlock()
      case .active(let subscription):
        waiters.append(waiter)
        lock.unlock()
        subscription.request(.max(1))
      case .ended(let failure):
        state = .ended(nil)
        lock.unlock()
        resume(waiter, failure.map(Result.failure) ?? .success(nil))
      }
    }
  }

  private var isOver: Bool {
    if case .ended = state { true } else { false }
  }

  /// Resumes the given callers with `nil`, because no value follows.
  private func end(_ waiting: Queue<Waiter>) {
    var waiting = waiting
    while let waiter = waiting.popFirst() { resume(waiter, .success(nil)) }
  }

  private func resume(_ waiter: Waiter, _ result: Result<Input?, Failure>) {
    // From here on, only the task that awaits the result uses it.
    nonisolated(unsafe) let result = result
    waiter.resume(returning: result)
  }
}
