import Foundation
import PlatenCombine

/// A subscriber that records signals and detects overlapping calls from several threads.
// Signals are recorded without a lock: operators must deliver them one at a time.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  typealias Handler = (Recorder, Input) -> Subscribers.Demand

  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  /// The signals as text, in order: values, "finished" or "failed".
  private(set) var signals: [String] = []
  private(set) var subscription: (any Subscription)?
  private(set) var overlapped = false
  /// A closure that runs after each value.
  var onValue: () -> Void = {}
  private var thread: Thread?
  private let demand: Subscribers.Demand
  private let handler: Handler

  /// - Parameters:
  ///   - demand: The demand that is requested when the subscription arrives.
  ///   - handler: A closure that receives each value and returns additional demand.
  init(_ demand: Subscribers.Demand = .unlimited, handler: @escaping Handler = { _, _ in .none }) {
    self.demand = demand
    self.handler = handler
  }

  convenience init(_ demand: Subscribers.Demand, reply: Subscribers.Demand) {
    self.init(demand) { _, _ in reply }
  }

  /// Whether the upstream finished exactly once.
  var isFinished: Bool { completions.count == 1 && !isFailed }
  /// Whether the upstream failed exactly once.
  var isFailed: Bool {
    if case .failure = completions.first, completions.count == 1 { true } else { false }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand != .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    checkingOverlap {
      values.append(input)
      signals.append("\(input)")
      let demand = handler(self, input)
      onValue()
      return demand
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    checkingOverlap {
      completions.append(completion)
      signals.append(completion.isFinished ? "finished" : "failed")
    }
  }

  /// Returns the subscription and releases the reference to it.
  func takeSubscription() -> (any Subscription)? {
    defer { subscription = nil }
    return subscription
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }

  private func checkingOverlap<Result>(_ body: () -> Result) -> Result {
    let outer = thread
    if let outer, outer != Thread.current { overlapped = true }
    thread = Thread.current
    defer { thread = outer }
    return body()
  }
}

extension Subscribers.Completion {
  fileprivate var isFinished: Bool { if case .finished = self { true } else { false } }
}

extension Publisher {
  /// Subscribes a recorder to the publisher, and returns it.
  func recorder(
    _ demand: Subscribers.Demand = .unlimited, reply: Subscribers.Demand = .none
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand, reply: reply)
    subscribe(recorder)
    return recorder
  }

  /// The signals that the publisher sends synchronously on subscription.
  var signals: [String] { recorder().signals }
}

/// Returns a publisher that sends values and finishes.
///
/// Unlike `Publishers.Sequence`, it has no specialized operators.
func values<Value>(_ values: Value...) -> Record<Value, Oops> {
  Record(output: values, completion: .finished)
}

/// Returns a publisher that sends values and fails.
func failing<Value>(_ values: Value...) -> Record<Value, Oops> {
  Record(output: values, completion: .failure(Oops()))
}
