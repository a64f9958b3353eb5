import Foundation
import PlatenCombine
import Testing

struct ReceiveOnTests {
  let queue = ManualQueue()
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<Int, Oops>()

  @Test func signalsAreDeliveredByTheScheduler() {
    subject.receive(on: queue).subscribe(log)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(log.signals == [])
    queue.advance()
    #expect(log.signals == ["1", "2", "finished"])
  }

  @Test func valuesAreNotDeliveredAfterACancellation() {
    subject.receive(on: queue).subscribe(log)
    subject.send(1)
    log.subscription?.cancel()
    queue.advance()
    #expect(log.signals == [])
  }

  @Test func aConcurrentQueueDeliversAllValuesInOrder() async {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    let seen = Unprotected([Int]())
    var subscription: AnyCancellable?
    await withCheckedContinuation { done in
      subscription = subject.value.receive(on: DispatchQueue.global())
        .sink(receiveCompletion: { _ in done.resume() }, receiveValue: { seen.value.append($0) })
      for value in 0..<valuesPerThread { subject.value.send(value) }
      subject.value.send(completion: .finished)
    }
    #expect(seen.value == Array(0..<valuesPerThread))
    withExtendedLifetime(subscription) {}
  }

  @Test func valuesFromSeveralThreadsArriveOneAtATime() async {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    let seen = Unprotected(0)
    var subscription: AnyCancellable?
    await withCheckedContinuation { done in
      subscription = subject.value.receive(on: DispatchQueue.global())
        .sink(receiveCompletion: { _ in done.resume() }, receiveValue: { seen.value += $0 })
      onThreads(4) { _ in for _ in 0..<valuesPerThread { subject.value.send(1) } }
      subject.value.send(completion: .finished)
    }
    #expect(seen.value == 4 * valuesPerThread)
    withExtendedLifetime(subscription) {}
  }

  @Test func theMainRunLoopDeliversValuesFromAnotherThread() async {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    var subscription: AnyCancellable?
    let value = await withCheckedContinuation { received in
      subscription = subject.value.receive(on: RunLoop.main).sink { received.resume(returning: $0) }
      Thread.detachNewThread { subject.value.send(7) }
    }
    #expect(value == 7)
    withExtendedLifetime(subscription) {}
  }

  @Test func cancelingStopsScheduledSignalsOnASessionClock() {
    let session = TestSession()
    session.perform { subject.receive(on: DispatchQueue.main) }.subscribe(log)
    subject.send(1)
    subject.send(completion: .finished)
    log.subscription?.cancel()
    session.queue.advance()
    #expect(log.signals == [])
  }
}
