/// A subscriber as closures, made where its type is known: the optimizer can compile a whole
/// pipeline into them.
@usableFromInline
struct Receiver<Output, Failure: Error> {
  @usableFromInline let receive: (Output) -> Subscribers.Demand
  @usableFromInline let complete: (Subscribers.Completion<Failure>) -> Void
  /// Whether the subscriber handles signals of several threads one at a time.
  @usableFromInline let isSerial: Bool

  @inlinable
  init<Downstream: Subscriber<Output, Failure>>(_ downstream: Downstream) {
    receive = { downstream.receive($0) }
    complete = { downstream.receive(completion: $0) }
    isSerial = Downstream.self is any SerialSubscriber.Type
  }
}

/// A subscriber that may be called from several threads at once, and handles signals one at a time.
@usableFromInline
protocol SerialSubscriber {}
