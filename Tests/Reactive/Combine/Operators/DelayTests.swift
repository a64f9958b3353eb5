import Dispatch
import PlatenCombine
import Testing

struct DelayTests {
  let queue = ManualQueue()
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<Int, Oops>()

  @Test func valuesAndTheCompletionAreDelayed() {
    subject.delay(for: .seconds(2), scheduler: queue).subscribe(log)
    subject.send(1)
    queue.advance(by: 1)
    subject.send(2)
    subject.send(completion: .failure(Oops()))
    queue.advance(by: 1)
    #expect(log.signals == ["1"])
    queue.advance(by: 1)
    #expect(log.signals == ["1", "2", "failed"])
  }

  @Test func cancelingStopsDelayedValues() {
    subject.delay(for: .seconds(2), scheduler: queue).subscribe(log)
    subject.send(1)
    log.subscription?.cancel()
    queue.advance(by: 3)
    #expect(log.signals == [])
  }

  @Test func valuesDelayedToTheSameInstantRemainInOrder() async {
    var subscription: AnyCancellable?
    let seen = Unprotected([Int]())
    await withCheckedContinuation { done in
      let subject = PassthroughSubject<Int, Never>()
      subscription = subject.delay(for: .milliseconds(5), scheduler: DispatchQueue.global())
        .sink(receiveCompletion: { _ in done.resume() }, receiveValue: { seen.value.append($0) })
      for value in 0..<1_000 { subject.send(value) }
      subject.send(completion: .finished)
    }
    #expect(seen.value == Array(0..<1_000))
    withExtendedLifetime(subscription) {}
  }
}
