/// A subscriber whose values are awaited one at a time.
///
/// Each wait requests one value. Values and a failure that nothing awaits are kept until they are.
// All properties are only touched under the lock. Values are handed from the publisher's thread to
// the task that awaits them, which is the only one to use them from then on.
final class AsyncValues<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Waiter = UnsafeContinuation<Result<Input?, Failure>, Never>

  private let lock = Lock()
  private let upstream = UpstreamSubscription()
  private var waiters: [Waiter] = []
  /// Values that came without a wait, as from a publisher that ignores demand.
  private var unclaimed: [Input] = []
  private var failure: Failure?
  private var isOver = false

  func receive(subscription: any Subscription) {
    guard upstream.attach(subscription) else { return }
    let count = lock.withLock { waiters.count }
    if count > 0 { subscription.request(.max(count)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard !isOver else {
      lock.unlock()
      return .none
    }
    if waiters.isEmpty {
      unclaimed.append(input)
      lock.unlock()
    } else {
      let waiter = waiters.removeFirst()
      lock.unlock()
      resume(waiter, .success(input))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = upstream.end()
    var error: Failure?
    if case .failure(let failure) = completion { error = failure }
    finish(error)
  }

  func cancel() {
    upstream.cancel()
    finish(nil)
  }

  /// Ends all waits: the first with the failure, if there is one.
  private func finish(_ error: Failure?) {
    lock.lock()
    guard !isOver else { return lock.unlock() }
    isOver = true
    let waiting = waiters
    waiters = []
    if waiting.isEmpty { failure = error }
    lock.unlock()
    for (index, waiter) in waiting.enumerated() {
      if index == 0, let error {
        resume(waiter, .failure(error))
      } else {
        resume(waiter, .success(nil))
      }
    }
  }

  /// The next value; `nil` after the end.
  func next() async -> Result<Input?, Failure> {
    await withUnsafeContinuation { waiter in
      if let known = claim(or: waiter) {
        resume(waiter, known)
      } else {
        upstream.current?.request(.max(1))
      }
    }
  }

  /// What is known already; else the waiter is kept.
  private func claim(or waiter: Waiter) -> Result<Input?, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    if !unclaimed.isEmpty { return .success(unclaimed.removeFirst()) }
    if let failure {
      self.failure = nil
      return .failure(failure)
    }
    if isOver { return .success(nil) }
    waiters.append(waiter)
    return nil
  }

  private func resume(_ waiter: Waiter, _ result: Result<Input?, Failure>) {
    // The task that awaits the result is the only one to use it from here on.
    nonisolated(unsafe) let result = result
    waiter.resume(returning: result)
  }
}
