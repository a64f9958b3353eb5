import Dispatch
import PlatenCombine
import Testing

struct DebounceTests {
  let queue = ManualQueue()
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<Int, Oops>()

  @Test func debounceDeliversAValueThatIsNotFollowedByAnother() {
    subject.debounce(for: .seconds(1), scheduler: queue).subscribe(log)
    subject.send(1)
    queue.advance(by: 0.9)
    subject.send(2)
    queue.advance(by: 0.9)
    #expect(log.signals == [])
    queue.advance(by: 0.1)
    #expect(log.signals == ["2"])
    #expect(queue.pendingCount == 0)
  }

  @Test func aCompletionDropsThePendingValue() {
    subject.debounce(for: .seconds(1), scheduler: queue).subscribe(log)
    subject.send(1)
    subject.send(completion: .finished)
    queue.advance(by: 2)
    #expect(log.signals == ["finished"])
  }

  @Test func aCancellationStopsTheTimer() {
    subject.debounce(for: .seconds(1), scheduler: queue).subscribe(log)
    subject.send(1)
    log.subscription?.cancel()
    #expect(queue.pendingCount == 0)
  }

  @Test func aCurrentValueIsDebouncedAsWell() {
    CurrentValueSubject<Int, Oops>(5).debounce(for: 1, scheduler: queue).subscribe(log)
    queue.advance(by: 1)
    #expect(log.signals == ["5"])
  }

  @Test func theDebounceTimerIsPendingUntilItFires() {
    let session = TestSession()
    session.perform {
      subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main).subscribe(log)
    }
    #expect(session.labels.map(\.name) == ["debounce"])
    #expect(session.labels[0].endsItself)
    subject.send(1)
    session.queue.advance(by: 1)
    #expect(log.signals == ["1"])
    #expect(session.queue.pendingCount == 0)
  }

  @Test func debounceDeliversTheLastValueFromAnyThread() async {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    let seen = Unprotected([Int]())
    var subscription: AnyCancellable?
    await withCheckedContinuation { settled in
      subscription = subject.value.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)
        .sink {
          seen.value.append($0)
          if $0 == -1 { settled.resume() }
        }
      onThreads(2) { _ in for value in 0..<200 { subject.value.send(value) } }
      subject.value.send(-1)
    }
    await MainActor.run { #expect(seen.value.last == -1) }
    subscription?.cancel()
  }
}
