import Combine

// Custom implementations of a publisher, a subscription, a subscriber, a subject and a coder.

struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let start: Int

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: CountdownSubscription(start: start, subscriber: subscriber))
  }
}

final class CountdownSubscription<S: Subscriber>: Subscription
where S.Input == Int, S.Failure == Never {
  private var next: Int
  private var demand = Subscribers.Demand.none
  private var subscriber: S?

  init(start: Int, subscriber: S) {
    next = start
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    while let subscriber, self.demand > 0, next > 0 {
      self.demand -= 1
      self.demand += subscriber.receive(next)
      next -= 1
    }
    if next == 0 {
      subscriber?.receive(completion: .finished)
      cancel()
    }
  }

  func cancel() { subscriber = nil }
}

final class Collector: Subscriber, Cancellable {
  typealias Input = Int
  typealias Failure = Never

  private(set) var values: [Int] = []
  private var subscription: (any Subscription)?

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(2))
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return values.count.isMultiple(of: 2) ? .max(2) : .none
  }

  func receive(completion: Subscribers.Completion<Never>) { subscription = nil }

  func cancel() { subscription?.cancel() }
}

final class Relay<Output, Failure: Error>: Subject {
  private let subject = PassthroughSubject<Output, Failure>()

  func send(_ value: Output) { subject.send(value) }
  func send(completion: Subscribers.Completion<Failure>) { subject.send(completion: completion) }
  func send(subscription: any Subscription) { subject.send(subscription: subscription) }
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.receive(subscriber: subscriber)
  }
}

struct Digits: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T { throw Oops() }
}

func coding(_ numbers: Numbers) {
  let _: Publishers.Encode<Numbers, Digits> = numbers.encode(encoder: Digits())
  let _: Publishers.Decode<PassthroughSubject<String, Oops>, Int, Digits> =
    PassthroughSubject<String, Oops>().decode(type: Int.self, decoder: Digits())
}

func demands(_ one: Subscribers.Demand, _ other: Subscribers.Demand) {
  var sum = one + other
  sum += one
  sum += 1
  sum -= other
  sum -= 1
  sum *= 2
  let _: Subscribers.Demand = (one - other) * 2 + 1 - 1
  let _: [Bool] = [
    one == other, one != other, one < other, one <= other, one > other, one >= other,
    one == 1, one != 1, one < 1, one <= 1, one > 1, one >= 1,
    1 == one, 1 != one, 1 < one, 1 <= one, 1 > one, 1 >= one,
  ]
  let _: Int? = one.max
  let _: Set = [one, .none, .unlimited, .max(3)]
}

func completions(_ completion: Subscribers.Completion<Oops>) -> Oops? {
  switch completion {
  case .finished: nil
  case .failure(let error): error
  }
}

func subscribing() {
  let collector = Collector()
  Countdown(start: 3).subscribe(collector)
  Countdown(start: 3).subscribe(AnySubscriber(collector))
  Countdown(start: 3).subscribe(
    AnySubscriber(
      receiveSubscription: { $0.request(.unlimited) }, receiveValue: { _ in .none },
      receiveCompletion: { _ in }))
  let relay = Relay<Void, Never>()
  relay.send()
  let _: CombineIdentifier = collector.combineIdentifier
  let _: any Subscription = Subscriptions.empty
  AnyCancellable { collector.cancel() }.cancel()
}
