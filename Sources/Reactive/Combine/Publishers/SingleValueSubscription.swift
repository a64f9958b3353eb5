/// A subscription that delivers one value on the first request and then finishes.
@usableFromInline
final class SingleValueSubscription<Downstream: Subscriber>: Subscription, SelfDescribing {
  @usableFromInline let lock = Lock()
  // Accessed only under the lock.
  @exclusivity(unchecked) @usableFromInline var downstream: Downstream?
  @usableFromInline let value: Downstream.Input
  @usableFromInline let description: String

  @inlinable
  init(_ name: String, _ value: Downstream.Input, _ downstream: Downstream) {
    description = name
    (self.value, self.downstream) = (value, downstream)
  }

  /// Removes and returns the subscriber, or returns `nil` after the first call.
  @inlinable
  func take() -> Downstream? {
    let downstream = lock.withLock { self.downstream.take() }
    return downstream
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    guard let downstream = take() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  @usableFromInline func cancel() { _ = take() }

  @usableFromInline var mirrorChildren: [Mirror.Child] { [(nil, value)] }
}
