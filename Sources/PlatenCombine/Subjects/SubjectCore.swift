/// What subjects have in common: the subscribers in the order in which they came, the
/// publishers that feed the subject, and how it ended.
@usableFromInline
final class SubjectCore<Output, Failure: Error> {
  @usableFromInline typealias Entry = SubjectEntry<Output, Failure>

  /// What the subject is called in debugging output.
  let name: String
  let kind: Kind
  @usableFromInline let lock = Lock()
  /// A send walks over a copy, which shares its storage: sending allocates nothing.
  @exclusivity(unchecked) @usableFromInline var entries = ContiguousArray<Entry>()
  // Only touched under the lock.
  @exclusivity(unchecked) @usableFromInline var value: Output?
  private var lastTicket: UInt64 = 0
  private var upstreams: [any Subscription] = []
  private var hasDemand = false
  private var end: Subscribers.Completion<Failure>?

  @usableFromInline
  enum Kind {
    /// A subscriber receives what is sent while it has demand.
    case passthrough
    /// A subscriber receives the latest value first.
    case currentValue
    /// As `passthrough`, and the first request is taken for one of everything.
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

  /// How the subject ended; `nil` before.
  @usableFromInline var completion: Subscribers.Completion<Failure>? { lock.withLock { end } }

  /// The latest value, where the subject keeps one.
  @inlinable var latest: Output? { lock.withLock { value } }

  /// Replaces the latest value, and releases the old one outside of the lock, since that may run
  /// other code.
  @inlinable
  func replace(_ new: Output) {
    lock.lock()
    let old = value
    value = new
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Adds a subscriber; where the subject has ended, it only learns how.
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

  /// Removes a subscriber: found in logarithmic time, since tickets ascend.
  func remove(_ entry: Entry) {
    lock.lock()
    defer { lock.unlock() }
    let index = entries.partitioningIndex { $0.ticket >= entry.ticket }
    if index < entries.endIndex, entries[index] === entry { entries.remove(at: index) }
  }

  /// The subscribers that a value is sent to; none after the end.
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

  /// Keeps the subscription to a publisher that feeds the subject, and requests all of it: at once
  /// if the subject keeps the latest value, else as soon as a subscriber has requested something.
  func add(upstream: any Subscription) {
    lock.lock()
    upstreams.append(upstream)
    let isRequested = hasDemand || kind == .currentValue
    lock.unlock()
    if isRequested { upstream.request(.unlimited) }
  }

  /// A subscriber has requested values.
  func acknowledgeDemand() {
    lock.lock()
    let waiting = hasDemand || kind == .currentValue ? [] : upstreams
    hasDemand = true
    lock.unlock()
    for upstream in waiting { upstream.request(.unlimited) }
  }
}

extension ContiguousArray {
  /// Offers a value to all subscribers.
  // The array keeps them alive meanwhile, so none is retained by itself, which would cost as much
  // as the delivery. An `Unmanaged` reference is laid out as the reference.
  @inlinable
  func offer<Output, Failure>(_ value: Output) where Element == SubjectEntry<Output, Failure> {
    withUnsafeBufferPointer { entries in
      entries.withMemoryRebound(to: Unmanaged<Element>.self) { entries in
        for entry in entries { entry._withUnsafeGuaranteedRef { $0.offer(value) } }
      }
    }
  }
}
