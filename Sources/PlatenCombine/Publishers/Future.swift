/// A publisher of one value, or a failure, that work which begins at once comes to.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that ends the work.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  // Only touched under the lock.
  private var result: Result<Output, Failure>?
  private var subscriptions: [FutureSubscription<Output, Failure>] = []

  /// Starts work, which calls a closure with its result. Later results are ignored.
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

  /// The result, if the work has ended.
  fileprivate var current: Result<Output, Failure>? { lock.withLock { result } }

  fileprivate func remove(_ subscription: FutureSubscription<Output, Failure>) {
    lock.withLock { subscriptions.removeAll { $0 === subscription } }
  }
}

/// The subscription of one subscriber, which gets a failure at once and a value on demand.
private final class FutureSubscription<Output, Failure: Error>: Subscription, SelfDescribing {
  private let lock = Lock()
  // Only touched under the lock; all are `nil` after the end.
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

  /// Delivers the result, unless it is a value that nothing has requested yet.
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

  /// Takes the receiver; `nil` after the end.
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
  /// The value, once there is one.
  public final var value: Output {
    get async { await outcome().get() }
  }
}

extension Future {
  /// The value, once there is one. Throws the failure.
  public final var value: Output {
    get async throws { try await outcome().get() }
  }
}

extension Future {
  /// Waits for the result.
  private func outcome() async -> Result<Output, Failure> {
    await withUnsafeContinuation { continuation in
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
  /// A value, or the failure.
  fileprivate func result<Value>(_ value: @autoclosure () -> Value) -> Result<Value, Failure> {
    switch self {
    case .finished: .success(value())
    case .failure(let error): .failure(error)
    }
  }
}
