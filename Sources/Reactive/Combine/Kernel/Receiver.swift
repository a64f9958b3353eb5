/// The methods of a subscriber as closures.
///
/// The closures are created where the type of the subscriber is known, which allows the optimizer
/// to inline a whole pipeline into them.
@usableFromInline
struct Receiver<Output, Failure: Error> {
  @usableFromInline let receive: (Output) -> Subscribers.Demand
  @usableFromInline let complete: (Subscribers.Completion<Failure>) -> Void
  /// Whether the subscriber serializes signals from different threads.
  @usableFromInline let isSerial: Bool

  @inlinable
  init<Downstream: Subscriber<Output, Failure>>(_ downstream: Downstream) {
    receive = { downstream.receive($0) }
    complete = { downstream.receive(completion: $0) }
    isSerial = Downstream.self is any SerialSubscriber.Type
  }
}

/// A subscriber that any thread can call at any time, because it serializes signals.
@usableFromInline
protocol SerialSubscriber {}
