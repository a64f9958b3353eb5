import Synchronization

/// A subscriber in the list of a subject.
///
/// The list or a send in progress retains the entry. Delivering a value therefore requires only the
/// lock that serializes deliveries.
@usableFromInline
final class SubjectEntry<Output, Failure: Error> {
  @usableFromInline let receiver: Receiver<Output, Failure>
  /// The subscriber, for mirrors.
  let subscriber: Any
  @usableFromInline let demand = DemandCounter()
  @usableFromInline let delivery = DeliveryLock()
  @usableFromInline let isOver = Atomic(false)
  /// Whether the subscriber has received the latest value, if the subject stores one.
  @usableFromInline let isUpToDate = Atomic(false)
  @usableFromInline let keepsValue: Bool
  /// The subscription of the subscriber.
  ///
  /// This property is set once, before any other thread can access the entry.
  final var subscription: SubjectSubscription<Output, Failure>?
  /// The position in the order of subscription.
  let ticket: UInt64

  init(
    _ receiver: Receiver<Output, Failure>, _ subscriber: Any, _ ticket: UInt64, keepsValue: Bool
  ) {
    self.receiver = receiver
    self.subscriber = subscriber
    self.ticket = ticket
    self.keepsValue = keepsValue
  }

  /// Delivers a value if the subscriber has demand.
  @inlinable
  func offer(_ value: Output) {
    if receiver.isSerial, demand.isUnlimited, isCurrent { return deliver(value) }
    let isOutermost = delivery.begin()
    if demand.isUnlimited || takeDemand() { deliver(value) }
    if isOutermost { delivery.end() }
  }

  /// Whether the subscriber has received all earlier values.
  @inlinable var isCurrent: Bool { !keepsValue || isUpToDate.load(ordering: .acquiring) }

  /// Consumes one value of a limited demand, and returns whether the demand was not empty.
  @usableFromInline
  func takeDemand() -> Bool {
    // The flag is cleared before the demand is read, so that a concurrent request sees the new
    // value.
    if keepsValue { isUpToDate.store(false, ordering: .sequentiallyConsistent) }
    return demand.take()
  }

  @inlinable
  func deliver(_ value: Output) {
    if keepsValue { isUpToDate.store(true, ordering: .relaxed) }
    if !isOver.load(ordering: .acquiring) { demand.add(receiver.receive(value)) }
  }

  /// Delivers the latest value if the subscriber has not received it and has demand.
  func catchUp(_ latest: () -> Output?) {
    if isUpToDate.load(ordering: .sequentiallyConsistent) { return }
    delivery.withLock {
      if !isUpToDate.load(ordering: .relaxed), let value = latest(), demand.take() {
        deliver(value)
      }
    }
  }
}
