/// The shared implementation of subjects.
///
/// The core holds the subscribers in order of subscription, the subscriptions to upstream
/// publishers, and the completion.
@usableFromInline
final class SubjectCore<Output, Failure: Error> {
  @usableFromInline typealias Entry = SubjectEntry<Output, Failure>

  /// The name of the subject in debugging output.
  let name: String
  let kind: Kind
  @usableFromInline let lock = Lock()
  /// The subscribers.
  ///
  /// Sending iterates over a copy that shares storage with this array, and therefore allocates no
  /// memory.
  @exclusivity(unchecked) @usableFromInline var entries = ContiguousArray<Entry>()
  // All properties declared below are accessed only under the lock.
  @exclusivity(unchecked) @usableFromInline var value: Output?
  private var lastTicket: UInt64 = 0
  private var upstreams: [any Subscription] = []
  private var hasDemand = false
  private var end: Subscribers.Completion<Failure>?

  @usableFromInline
  enum Kind {
    /// A subject that sends values to the subscribers that have demand.
    case passthrough
    /// A subject that also sends the latest value to each new subscriber.
    case currentValue
    /// A subject that sends like `passthrough`, but treats the first request as unlimited demand.
    case signal
  }

  @usableFromInline
  init(_ kind: Kind, name: String, latest: Output? = nil) {
    (self.kind, self.name) = (kind, name)
    value = latest
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The completion that ended the subject; `nil` while the subject is active.
  @usableFromInline var completion: Subscribers.Completion<Failure>? { lock.withLock { end } }

  /// The latest value; `nil` if the subject stores none.
  @inlinable var latest: Output? { lock.withLock { value } }

  /// Replaces the latest value.
  ///
  /// The old value is released outside the lock, because its deinitializer can run arbitrary code.
  @inlinable
  func replace(_ new: Output) {
    lock.lock()
    let old = value
    value = new
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Adds a subscriber. If the subject has ended, the subscriber receives only the completion.
  @inlinable
  func add<Downstream: Subscriber<Output, Failure>>(_ downstream: Downstream, to subject: AnyObject)
  {
    if let subscription = makeSubscription(of: subject, Receiver(downstream), downstream) {
      downstream.receive(subscription: subscription)
    } else {
      downstream.receive(subscription: Subscriptions.empty)
      if let completion { downstream.receive(completion: completion) }
    }
  }

  @usableFromInline
  func makeSubscription(
    of subject: AnyObject, _ receiver: Receiver<Output, Failure>, _ subscriber: Any
  ) -> SubjectSubscription<Output, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    if end != nil { return nil }
    lastTicket += 1
    let entry = Entry(receiver, subscriber, lastTicket, keepsValue: kind == .currentValue)
    entries.append(entry)
    let subscription = SubjectSubscription<Output, Failure>(self, subject, entry)
    entry.subscription = subscription
    return subscription
  }

  /// Removes a subscriber.
  ///
  /// Binary search finds the entry in O(log *n*) time, because tickets are in ascending order.
  func remove(_ entry: Entry) {
    lock.lock()
    defer { lock.unlock() }
    let index = entries.partitioningIndex { $0.ticket >= entry.ticket }
    if index < entries.endIndex, entries[index] === entry { entries.remove(at: index) }
  }

  /// The current subscribers; empty after the subject has ended.
  @inlinable var receivers: ContiguousArray<Entry> { lock.withLock { entries } }

  @inlinable func send(_ value: Output) { receivers.offer(value) }

  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard end == nil else { return lock.unlock() }
    end = completion
    let entries = entries
    self.entries = []
    lock.unlock()
    for entry in entries { entry.subscription?.finish(completion) }
  }

  /// Stores a subscription to an upstream publisher, and requests unlimited values from it.
  ///
  /// A subject that stores the latest value sends the request immediately. Any other subject waits
  /// until a subscriber requests values.
  func add(upstream: any Subscription) {
    lock.lock()
    upstreams.append(upstream)
    let isRequested = hasDemand || kind == .currentValue
    lock.unlock()
    if isRequested { upstream.request(.unlimited) }
  }

  /// Requests values from the upstream publishers when a subscriber first requests values.
  func acknowledgeDemand() {
    lock.lock()
    let waiting = hasDemand || kind == .currentValue ? [] : upstreams
    hasDemand = true
    lock.unlock()
    for upstream in waiting { upstream.request(.unlimited) }
  }
}

extension ContiguousArray {
  /// Offers a value to all subscribers in order of subscription.
  // The array retains the entries, so retaining each entry is unnecessary. It would cost as much as
  // the delivery itself. `Unmanaged` has the same memory layout as a reference.
  @inlinable
  func offer<Output, Failure>(_ value: Output) where Element == SubjectEntry<Output, Failure> {
    withUnsafeBufferPointer { entries in
      entries.withMemoryRebound(to: Unmanaged<Element>.self) { entries in
        for entry in entries { entry._withUnsafeGuaranteedRef { $0.offer(value) } }
      }
    }
  }
}
