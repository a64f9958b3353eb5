/// A publisher that delivers the result of work that starts immediately: one value or an error.
public final class Future<Output, Failure: Error>: Publisher {
  /// The type of the closure that fulfills a future with a result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  // Accessed only under the lock.
  private var result: Result<Output, Failure>?
  private var subscriptions: [FutureSubscription<Output, Failure>] = []

  /// Creates a future and immediately starts its work.
  ///
  /// The work calls a closure with its result. Only the first call has an effect.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    let subscription = FutureSubscription(self, Receiver(subscriber), subscriber)
    lock.lock()
    if result == nil { subscriptions.append(subscription) }
    lock.unlock()
    subscriber.receive(subscription: subscription)
    if let result = current { subscription.fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else { return lock.unlock() }
    self.result = result
    let waiting = subscriptions
    subscriptions = []
    lock.unlock()
    for subscription in waiting { subscription.fulfill(result) }
  }

  /// The result; `nil` until the work ends.
  fileprivate var current: Result<Output, Failure>? { lock.withLock { result } }

  fileprivate func remove(_ subscription: FutureSubscription<Output, Failure>) {
    lock.withLock { subscriptions.removeAll { $0 === subscription } }
  }
}

/// The subscription of one subscriber, which delivers an error immediately and a value on demand.
private final class FutureSubscription<Output, Failure: Error>: Subscription, SelfDescribing {
  private let lock = Lock()
  // Accessed only under the lock. The first three properties are `nil` after the subscription ends.
  private var future: Future<Output, Failure>?
  private var receiver: Receiver<Output, Failure>?
  private var subscriber: Any?
  private var hasDemand = false

  init(
    _ future: Future<Output, Failure>, _ receiver: Receiver<Output, Failure>, _ subscriber: Any
  ) {
    (self.future, self.subscriber, self.receiver) = (future, subscriber, receiver)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    lock.lock()
    hasDemand = true
    let future = future
    lock.unlock()
    if let result = future?.current { fulfill(result) }
  }

  /// Delivers the result. A value is delivered only if the subscriber has requested it.
  func fulfill(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      guard lock.withLock({ hasDemand }), let receiver = end() else { return }
      _ = receiver.receive(value)
      receiver.complete(.finished)
    case .failure(let error):
      end()?.complete(.failure(error))
    }
  }

  func cancel() { _ = end() }

  /// Ends the subscription and returns the receiver, or returns `nil` if the subscription has
  /// already ended.
  private func end() -> Receiver<Output, Failure>? {
    lock.lock()
    let (receiver, future) = (receiver, future)
    self.receiver = nil
    self.future = nil
    let old = subscriber
    subscriber = nil
    lock.unlock()
    future?.remove(self)
    return withExtendedLifetime(old) { receiver }
  }

  var description: String { "Future" }
  var mirrorChildren: [Mirror.Child] {
    lock.withLock {
      [
        ("parent", future as Any), ("downstream", subscriber as Any),
        ("hasAnyDemand", hasDemand), ("subject", future as Any),
      ]
    }
  }
}

extension Future where Failure == Never {
  /// The value of a future that cannot fail, available after the future is fulfilled.
  public final var value: Output {
    get async { await outcome().get() }
  }
}

extension Future {
  /// The value of a future, available after the future is fulfilled.
  ///
  /// - Throws: The error with which the future fails.
  public final var value: Output {
    get async throws { try await outcome().get() }
  }
}

extension Future {
  /// Waits for the result of the future.
  private func outcome() async -> Result<Output, Failure> {
    let endWait = PipelineContexts.current?.waitForValue(isPromised: true)
    defer { endWait?() }
    return await withUnsafeContinuation { continuation in
      var value: Output?
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { completion in
          // A future delivers its value before it finishes.
          nonisolated(unsafe) let result = completion.result(value.unsafelyUnwrapped)
          continuation.resume(returning: result)
        },
        receiveValue: { value = $0 })
      subscribe(sink)
    }
  }
}

extension Subscribers.Completion {
  /// Returns a successful result with the given value, or the failure of the completion.
  fileprivate func result<Value>(_ value: @autoclosure () -> Value) -> Result<Value, Failure> {
    switch self {
    case .finished: .success(value())
    case .failure(let error): .failure(error)
    }
  }
}
