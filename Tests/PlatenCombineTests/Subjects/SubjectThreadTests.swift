import PlatenCombine
import Testing

struct SubjectThreadTests {
  @Test func valuesOfSeveralThreadsAreDeliveredOneAtATimeAndNoneIsLost() {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    let seen = Unprotected([Int]())
    let finishes = Unprotected(0)
    let subscription = subject.value.map { $0 }.sink(
      receiveCompletion: { _ in finishes.value += 1 }, receiveValue: { seen.value.append($0) })
    onThreads(4) { _ in for value in 0..<valuesPerThread { subject.value.send(value) } }
    onThreads(2) { _ in subject.value.send(completion: .finished) }
    #expect(seen.value.count == 4 * valuesPerThread)
    #expect(finishes.value == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func valuesThatASinkReceivesFromSeveralThreadsDoNotOverlap() {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    let seen = Unprotected([Int]())
    let subscription = subject.value.sink { seen.value.append($0) }
    onThreads(4) { _ in for value in 0..<valuesPerThread { subject.value.send(value) } }
    #expect(seen.value.count == 4 * valuesPerThread)
    withExtendedLifetime(subscription) {}
  }

  @Test func theLastValueReachesASubscriberThatRequestsWhileItIsSent() {
    for _ in 0..<trials {
      let subject = Unprotected(CurrentValueSubject<Int, Never>(0))
      let subscriber = RequestingSubscriber<Int>()
      subject.value.subscribe(subscriber)
      onThreads(2) { index in
        if index == 0 {
          for value in 1...10 { subject.value.send(value) }
        } else {
          for _ in 1...20 { subscriber.request(.max(1)) }
        }
      }
      #expect(subscriber.values.last == 10)
      #expect(subscriber.values == subscriber.values.sorted())
    }
  }

  @Test func aCancellationFromAnotherThreadStopsValuesAndReleasesTheClosure() {
    for _ in 0..<trials {
      let subject = Unprotected(PassthroughSubject<Int, Never>())
      weak var released: Unprotected<Int>?
      do {
        let seen = Unprotected(0)
        released = seen
        let subscription = Unprotected(subject.value.sink { seen.value += $0 })
        onThreads(2) { index in
          if index == 0 {
            for value in 1...20 { subject.value.send(value) }
          } else {
            subscription.value.cancel()
          }
        }
      }
      #expect(released == nil)
    }
  }
}

/// A subscriber that requests values when a test says so.
final class RequestingSubscriber<Input>: Subscriber, @unchecked Sendable {
  typealias Failure = Never

  // Set before other threads know the subscriber.
  private var subscription: (any Subscription)?
  // Only touched by deliveries, which do not overlap: the tests check that.
  private(set) var values: [Input] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
}
