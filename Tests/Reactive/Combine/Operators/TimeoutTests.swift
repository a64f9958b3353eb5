import Dispatch
import Foundation
import PlatenCombine
import Testing

struct TimeoutTests {
  let queue = ManualQueue()
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<Int, Oops>()

  @Test func timeoutFinishesAfterAnIntervalWithoutValues() {
    subject.timeout(.seconds(1), scheduler: queue).subscribe(log)
    queue.advance(by: 0.9)
    subject.send(1)
    queue.advance(by: 0.9)
    #expect(log.signals == ["1"])
    queue.advance(by: 0.1)
    #expect(log.signals == ["1", "finished"])
    #expect(queue.pendingCount == 0)
  }

  @Test func timeoutFailsWithACustomError() {
    subject.timeout(.seconds(1), scheduler: queue, customError: { Oops() }).subscribe(log)
    queue.advance(by: 1)
    #expect(log.signals == ["failed"])
  }

  @Test func aTrailingClosureIsTheCustomError() {
    subject.timeout(.seconds(1), scheduler: queue) { Oops() }.subscribe(log)
    queue.advance(by: 1)
    #expect(log.signals == ["failed"])
  }

  @Test func aCompletionStopsTheTimer() {
    subject.timeout(.seconds(1), scheduler: queue).subscribe(log)
    subject.send(completion: .failure(Oops()))
    queue.advance()
    #expect(log.signals == ["failed"])
    #expect(queue.pendingCount == 0)
  }

  @Test func cancelingStopsTheTimerAndScheduledSignals() {
    subject.timeout(.seconds(1), scheduler: queue).subscribe(log)
    subject.send(1)
    subject.send(completion: .finished)
    log.subscription?.cancel()
    queue.advance(by: 2)
    #expect(log.signals == [])
    #expect(queue.pendingCount == 0)
  }

  @Test func timeoutFinishesOnceInARaceWithValues() async throws {
    for _ in 0..<min(trials, 200) {
      let subject = Unprotected(PassthroughSubject<Int, Never>())
      let ends = Unprotected(0)
      let isOver = DispatchSemaphore(value: 0)
      let subscription = subject.value
        .timeout(.microseconds(200), scheduler: DispatchQueue.global())
        .sink(
          receiveCompletion: { _ in
            ends.value += 1
            isOver.signal()
          }, receiveValue: { _ in })
      for value in 0..<50 { subject.value.send(value) }
      subject.value.send(completion: .finished)
      #expect(ended(isOver))
      #expect(ends.value == 1)
      withExtendedLifetime(subscription) {}
    }
  }

  private func ended(_ semaphore: DispatchSemaphore) -> Bool {
    semaphore.wait(timeout: .now() + 10) == .success
  }

  @Test func anEarlyTimeoutIsDeliveredAfterTheSubscription() {
    struct Slow: Subscriber {
      let combineIdentifier = CombineIdentifier()
      let ended: DispatchSemaphore
      let isSubscribed: Unprotected<Bool>
      func receive(subscription: any Subscription) {
        Thread.sleep(forTimeInterval: 0.02)
        isSubscribed.value = true
      }
      func receive(_ input: Int) -> Subscribers.Demand { .none }
      func receive(completion: Subscribers.Completion<Oops>) {
        if isSubscribed.value { ended.signal() }
      }
    }
    let semaphore = DispatchSemaphore(value: 0)
    subject.timeout(.nanoseconds(0), scheduler: DispatchQueue.global())
      .subscribe(Slow(ended: semaphore, isSubscribed: Unprotected(false)))
    #expect(ended(semaphore))
  }
}
