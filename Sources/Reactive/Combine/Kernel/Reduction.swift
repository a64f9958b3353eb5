/// The effect of a value on the result of a ``Reduction``.
enum PartialResult<Output> {
  /// No change to the result.
  case unchanged
  /// A new result that later values can replace.
  case latest(Output)
  /// The final result, after which no more values are needed.
  case last(Output)
}

/// The subscriber of an operator that reduces all values to at most one result.
///
/// The result is sent when the upstream finishes, or at the first request if that comes later.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Memory<Downstream.Input?>,
  Subscriber
{
  /// A function that determines the effect of a value. The function can also change the result in
  /// the memory.
  typealias Rule =
    (Input, Memory<Downstream.Input?>) throws(Downstream.Failure) -> PartialResult<Downstream.Input>
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private let downstream: Downstream
  private let name: String
  private let initial: Downstream.Input?
  private let add: Rule
  private let convert: (Subscribers.Completion<Failure>) -> Completion
  // Accessed only under the lock.
  private var isRequested = false
  private var isComplete = false

  init(
    _ downstream: Downstream, _ name: String, initial: Downstream.Input?, add: @escaping Rule,
    convert: @escaping (Subscribers.Completion<Failure>) -> Completion
  ) {
    self.downstream = downstream
    self.name = name
    self.initial = initial
    self.add = add
    self.convert = convert
    super.init(initial)
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    do {
      switch try add(input, self) {
      case .unchanged: break
      case .latest(let result): state = result
      case .last(let result):
        state = result
        if cancelUpstream() { complete() }
      }
    } catch {
      if cancelUpstream() { downstream.receive(completion: .failure(error)) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isActive, end() != nil else { return }
    switch completion {
    case .finished: complete()
    case .failure: downstream.receive(completion: convert(completion))
    }
  }

  /// Cancels the upstream and returns `true`, or returns `false` if the connection has already
  /// ended.
  private func cancelUpstream() -> Bool {
    guard let subscription = end() else { return false }
    subscription.cancel()
    return true
  }

  /// Delivers the final result, or waits until the downstream requests a value.
  private func complete() {
    lock.lock()
    isComplete = !isRequested
    let isRequested = isRequested
    lock.unlock()
    if isRequested { deliver() }
  }

  private func deliver() {
    if let state { _ = downstream.receive(state) }
    downstream.receive(completion: .finished)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    lock.lock()
    isRequested = true
    let isComplete = isComplete
    self.isComplete = false
    lock.unlock()
    if isComplete { deliver() }
  }

  override func cancel() {
    lock.withLock { isComplete = false }
    if isActive { super.cancel() }
  }

  override var description: String { name }
  override var mirrorChildren: [Mirror.Child] {
    [
      ("downstream", downstream), ("result", state as Any), ("initial", initial as Any),
      ("status", phase.load(ordering: .relaxed)),
    ]
  }
}

extension Publisher {
  /// Attaches a subscriber to the result of a reduction whose closure can throw.
  func reduction<Downstream: Subscriber>(
    to downstream: Downstream, _ name: String, initial: Downstream.Input? = nil,
    _ add: @escaping (Output, Memory<Downstream.Input?>) throws -> PartialResult<Downstream.Input>
  ) where Downstream.Failure == any Error {
    receive(
      subscriber: Reduction<Output, Failure, Downstream>(
        downstream, name, initial: initial, add: add, convert: \.erased))
  }

  /// Attaches a subscriber to the result of a reduction whose closure cannot throw.
  func reduction<Downstream: Subscriber>(
    to downstream: Downstream, _ name: String, initial: Downstream.Input? = nil,
    _ add: @escaping (Output, Memory<Downstream.Input?>) -> PartialResult<Downstream.Input>
  ) where Downstream.Failure == Failure {
    receive(
      subscriber: Reduction<Output, Failure, Downstream>(
        downstream, name, initial: initial, add: add, convert: { $0 }))
  }
}
