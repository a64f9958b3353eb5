import Synchronization

/// A subscriber in the list of a subject.
///
/// It lives as long as the list or a send holds it, so the way of a value needs no lock but the one
/// that serializes deliveries.
@usableFromInline
final class SubjectEntry<Output, Failure: Error> {
  @usableFromInline let receiver: Receiver<Output, Failure>
  /// The subscriber, for mirrors.
  let subscriber: Any
  @usableFromInline let demand = DemandCounter()
  @usableFromInline let delivery = DeliveryLock()
  @usableFromInline let isOver = Atomic(false)
  /// Whether the latest value was delivered, where the subject keeps one.
  @usableFromInline let isUpToDate = Atomic(false)
  @usableFromInline let keepsValue: Bool
  /// The subscription that the subscriber has. Set once, before another thread can know the entry.
  final var subscription: SubjectSubscription<Output, Failure>?
  /// The place among the entries of the subject.
  let ticket: UInt64

  init(
    _ receiver: Receiver<Output, Failure>, _ subscriber: Any, _ ticket: UInt64, keepsValue: Bool
  ) {
    self.receiver = receiver
    self.subscriber = subscriber
    self.ticket = ticket
    self.keepsValue = keepsValue
  }

  /// Delivers a value if there is demand for one.
  @inlinable
  func offer(_ value: Output) {
    if receiver.isSerial, demand.isUnlimited, isCurrent { return deliver(value) }
    let isOutermost = delivery.begin()
    if demand.isUnlimited || takeDemand() { deliver(value) }
    if isOutermost { delivery.end() }
  }

  /// Whether no earlier value is still to be delivered first.
  @inlinable var isCurrent: Bool { !keepsValue || isUpToDate.load(ordering: .acquiring) }

  /// Takes one value of a limited demand.
  @usableFromInline
  func takeDemand() -> Bool {
    // Marked before the demand is read: a request that comes after it finds the mark.
    if keepsValue { isUpToDate.store(false, ordering: .sequentiallyConsistent) }
    return demand.take()
  }

  @inlinable
  func deliver(_ value: Output) {
    if keepsValue { isUpToDate.store(true, ordering: .relaxed) }
    if !isOver.load(ordering: .acquiring) { demand.add(receiver.receive(value)) }
  }

  /// Delivers the latest value unless that was done.
  func catchUp(_ latest: () -> Output?) {
    if isUpToDate.load(ordering: .sequentiallyConsistent) { return }
    delivery.withLock {
      if !isUpToDate.load(ordering: .relaxed), let value = latest(), demand.take() {
        deliver(value)
      }
    }
  }
}
