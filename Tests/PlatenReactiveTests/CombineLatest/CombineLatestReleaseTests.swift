import PlatenReactive
import Testing

/// What a subscription holds on to, and until when.
@Suite struct CombineLatestReleaseTests {
  typealias Subject = PassthroughSubject<Token, Oops>

  let a = Subject()
  let b = Subject()

  @Test func cancellingReleasesDownstreamAndValues() {
    let held = subscribe()
    a.send(Token())
    let value = sendTracked(to: a)
    held.subscription?.cancel()
    #expect(held.subscriber == nil)
    #expect(value.token == nil)
  }

  @Test func cancellingReleasesValuesOfACompleteTuple() {
    let held = subscribe()
    let values = [sendTracked(to: a), sendTracked(to: b)]
    held.subscription?.cancel()
    #expect(held.subscriber == nil)
    #expect(values.allSatisfy { $0.token == nil })
  }

  @Test func cancellingReleasesOutputsThatWait() {
    weak var waiting: Token?
    let a = a
    let subscriber = TrackingSubscriber<(Token, Token), Oops> { subscriber, _ in
      waiting = sendTracked(to: a).token
      subscriber.subscription?.cancel()
      return .none
    }
    a.combineLatest(b).subscribe(subscriber)
    a.send(Token())
    b.send(Token())
    #expect(subscriber.signals.count == 1)
    #expect(waiting == nil)
  }

  @Test func finishingReleasesDownstreamAndValues() {
    let held = subscribe()
    let values = [sendTracked(to: a), sendTracked(to: b)]
    a.send(completion: .finished)
    #expect(held.subscriber != nil)
    b.send(completion: .finished)
    #expect(held.subscriber == nil)
    #expect(values.allSatisfy { $0.token == nil })
  }

  @Test func failingReleasesDownstreamAndValues() {
    let held = subscribe()
    let value = sendTracked(to: b)
    a.send(completion: .failure(.oops))
    #expect(held.subscriber == nil)
    #expect(value.token == nil)
  }

  @Test func aReplacedValueIsReleased() {
    let held = subscribe()
    let first = sendTracked(to: a)
    a.send(Token())
    #expect(first.token == nil)
    held.subscription?.cancel()
  }

  @Test func aDroppedCancellableReleasesAll() {
    var released = 0
    let token = Token { released += 1 }
    var cancellable: AnyCancellable? = a.combineLatest(b).sink(
      receiveCompletion: { _ in }, receiveValue: { [token] _ in withExtendedLifetime(token) {} })
    a.send(Token { released += 10 })
    withExtendedLifetime(cancellable) {}
    cancellable = nil
    #expect(released == 10)
  }

  /// Under the lock of the subscription, this would wait for itself for ever.
  @Test func aReleasedValueMaySendAnother() {
    let held = subscribe()
    let a = a
    a.send(Token { a.send(Token()) })
    b.send(Token())
    a.send(Token())
    #expect(held.subscriber?.signals.count == 3)
    held.subscription?.cancel()
  }

  private func subscribe() -> Held {
    let subscriber = TrackingSubscriber<(Token, Token), Oops>()
    a.combineLatest(b).subscribe(subscriber)
    return Held(subscriber: subscriber, subscription: subscriber.takeSubscription())
  }

  private func sendTracked(to subject: Subject) -> WeakToken {
    let token = Token()
    subject.send(token)
    return WeakToken(token: token)
  }
}

private struct Held {
  weak var subscriber: TrackingSubscriber<(Token, Token), Oops>?
  let subscription: (any Subscription)?
}

private struct WeakToken {
  weak var token: Token?
}
