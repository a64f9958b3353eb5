/// The subscription of one subscriber to a subject.
@usableFromInline
final class SubjectSubscription<Output, Failure: Error>: Subscription, SelfDescribing {
  /// The references that a subscription holds until it ends.
  struct Connection {
    let core: SubjectCore<Output, Failure>
    /// The subject, which stays alive while the subscription is active.
    let subject: AnyObject
    let entry: SubjectEntry<Output, Failure>
  }

  private let lock = Lock()
  // Accessed only under the lock.
  private var connection: Connection?
  @usableFromInline let description: String

  init(
    _ core: SubjectCore<Output, Failure>, _ subject: AnyObject,
    _ entry: SubjectEntry<Output, Failure>
  ) {
    connection = Connection(core: core, subject: subject, entry: entry)
    description = core.name
  }

  /// Ends the subscription and delivers the completion.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let connection = end() else { return }
    let entry = connection.entry
    entry.delivery.withLock { entry.receiver.complete(completion) }
  }

  /// Ends the subscription and returns its connection, or returns `nil` if the subscription has
  /// already ended.
  private func end() -> Connection? {
    let connection = lock.withLock { self.connection.take() }
    guard let connection else { return nil }
    connection.entry.isOver.store(true, ordering: .releasing)
    connection.core.remove(connection.entry)
    return connection
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    guard let connection = lock.withLock({ self.connection }) else { return }
    let (core, entry) = (connection.core, connection.entry)
    entry.demand.add(core.kind == .signal ? .unlimited : demand)
    if entry.keepsValue { entry.catchUp { core.latest } }
    core.acknowledgeDemand()
  }

  @usableFromInline func cancel() { _ = end() }

  @usableFromInline var mirrorChildren: [Mirror.Child] {
    let connection = lock.withLock { self.connection }
    return [
      ("parent", connection?.subject as Any), ("downstream", connection?.entry.subscriber as Any),
      ("demand", connection?.entry.demand.value ?? .none), ("subject", connection?.subject as Any),
    ]
  }
}
