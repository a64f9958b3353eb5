/// The subscriber of an operator that replaces some completions with a value.
///
/// The value is sent as soon as the downstream has demand.
final class Substitution<Failure: Error, Downstream: Subscriber>: UpstreamSubscription, Subscriber {
  typealias Input = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>
  /// A function that converts the upstream's completion for the downstream, or returns `nil` to
  /// replace it with the value.
  ///
  /// The second argument indicates whether the upstream has sent values.
  typealias Rule = (Subscribers.Completion<Failure>, Bool) -> Completion?

  private let downstream: Downstream
  private let name: String
  private let output: Input
  private let requestsAll: Bool
  private let rule: Rule
  private let outstanding = DemandCounter()
  private var hasValues = false
  // Accessed only under the lock.
  private var isPending = false

  init(
    _ downstream: Downstream, _ name: String, _ output: Input, requestsAll: Bool = false,
    rule: @escaping Rule
  ) {
    self.downstream = downstream
    self.name = name
    self.output = output
    self.requestsAll = requestsAll
    self.rule = rule
    super.init()
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    downstream.receive(subscription: self)
    if requestsAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    hasValues = true
    let isExpected = outstanding.take()
    precondition(isExpected || requestsAll, "\(name) received a value that was not requested")
    let demand = downstream.receive(input)
    outstanding.add(demand)
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isActive, end() != nil else { return }
    if let completion = rule(completion, hasValues) {
      return downstream.receive(completion: completion)
    }
    lock.lock()
    let isRequested = outstanding.take()
    isPending = !isRequested
    lock.unlock()
    if isRequested { substitute() }
  }

  private func substitute() {
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    lock.lock()
    outstanding.add(demand)
    let isPending = isPending
    self.isPending = false
    let upstream = upstream
    lock.unlock()
    if isPending { substitute() }
    upstream?.request(demand)
  }

  override func cancel() {
    lock.withLock { isPending = false }
    if isActive { super.cancel() }
  }

  override var description: String { name }
}
