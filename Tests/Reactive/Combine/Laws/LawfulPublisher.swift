import PlatenCombine

/// A publisher that follows the Combine contract, for one subscriber at a time.
///
/// It sends only requested values until it completes or is canceled, and records every request.
final class LawfulPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Oops

  /// Whether values without demand are buffered instead of dropped.
  private let keepsValues: Bool
  private let isLate: Bool
  private var subscriber: AnySubscriber<Int, Oops>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Int] = []
  private var completion: Subscribers.Completion<Oops>?
  private var isSending = false
  private(set) var cancelCount = 0
  /// The subscription that the publisher sent, or `nil` if it has been released.
  private(set) weak var subscription: AnyObject?
  /// Whether a subscriber is attached that has neither canceled nor received a completion.
  var isSubscribed: Bool { subscriber != nil }

  /// - Parameter isLate: Whether the subscription is sent only by `sendSubscription()`.
  init(keepsValues: Bool = false, isLate: Bool = false) {
    self.keepsValues = keepsValues
    self.isLate = isLate
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
    self.subscriber = AnySubscriber(subscriber)
    demand = .none
    if !isLate { sendSubscription() }
  }

  func sendSubscription() {
    let subscription = LawfulSubscription(self)
    self.subscription = subscription
    subscriber?.receive(subscription: subscription)
    sendWhatWaits()
  }

  func send(_ value: Int) {
    if completion != nil { return }
    if keepsValues || demand > .none && subscriber != nil { waiting.append(value) }
    sendWhatWaits()
  }

  func send(completion: Subscribers.Completion<Oops>) {
    if self.completion == nil { self.completion = completion }
    sendWhatWaits()
  }

  private func sendWhatWaits() {
    // A value that is sent while another is being received is delivered immediately, as by a
    // subject.
    while let subscriber, demand > .none, !waiting.isEmpty {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    guard let completion, waiting.isEmpty, subscription != nil, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: completion)
  }

  fileprivate func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    sendWhatWaits()
  }

  fileprivate func cancel() {
    cancelCount += 1
    subscriber = nil
  }
}

private final class LawfulSubscription: Subscription {
  private let publisher: LawfulPublisher

  init(_ publisher: LawfulPublisher) { self.publisher = publisher }

  func request(_ demand: Subscribers.Demand) { publisher.request(demand) }
  func cancel() { publisher.cancel() }
}
