import Dispatch
import Testing

@testable import PlatenReactive

/// What a recorder writes down of a pipeline, and that it changes nothing.
@Suite struct RecordedTests {
  private let scheduler = DispatchQueue.test
  private let upstream = ManualPublisher<Int>()

  private func recorder(capacity: Int = 100) -> MarbleRecorder {
    MarbleRecorder(on: scheduler, capacity: capacity)
  }

  @Test func everySignalAndDemandIsWrittenDownWithItsTime() {
    let recorder = recorder()
    let downstream = TrackingSubscriber<Int, Oops>(demand: .max(2)) { _, value in
      value == 1 ? .max(1) : .none
    }
    upstream.marbles("numbers", in: recorder).subscribe(downstream)
    scheduler.advance(by: 0.5)
    upstream.send(1)
    upstream.send(2)
    downstream.subscription?.request(.unlimited)
    scheduler.advance(by: 0.5)
    upstream.send(completion: .failure(.oops))
    #expect(
      recorder.texts == [
        "0s numbers subscribed", "0s numbers demand 2", "0.5s numbers value(\"1\")",
        "0.5s numbers demand 1", "0.5s numbers value(\"2\")", "0.5s numbers demand all",
        "1s numbers failed(\"oops\")",
      ])
  }

  @Test func aCancellationIsWrittenDownOnceAndNothingAfterIt() {
    let recorder = recorder()
    let downstream = TrackingSubscriber<Int, Oops>()
    upstream.marbles("numbers", in: recorder).subscribe(downstream)
    downstream.subscription?.cancel()
    downstream.subscription?.cancel()
    downstream.subscription?.request(.max(1))
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(
      recorder.texts == ["0s numbers subscribed", "0s numbers demand all", "0s numbers cancelled"])
    #expect(downstream.signals == [])
    #expect(upstream.history == ["request unlimited", "cancel"])
    #expect(recorder.recording.pipes.map(\.countIn) == [1])
    #expect(recorder.recording.pipes.map(\.countOut) == [0])
  }

  @Test func whatGoesInAndWhatComesOutIsCounted() {
    let recorder = recorder()
    let subscription = upstream.marbles("even", in: recorder) { $0.filter { $0 % 2 == 0 } }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    for number in 1...5 { upstream.send(number) }
    withExtendedLifetime(subscription) {
      let pipes = recorder.recording.pipes
      #expect(pipes.map(\.label) == ["even"])
      #expect(pipes.map(\.countIn) == [5])
      #expect(pipes.map(\.countOut) == [2])
      #expect(Set(recorder.recording.events.map(\.track.name)) == ["even", "even/in"])
    }
  }

  @Test func subscriptionsAreNumbered() {
    let recorder = recorder()
    let subject = PassthroughSubject<Int, Never>()
    let recorded = subject.marbles("numbers", in: recorder)
    let both = [recorded.sink { _ in }, recorded.sink { _ in }]
    withExtendedLifetime(both) {
      #expect(recorder.recording.events.map(\.track.number) == [1, 1, 2, 2])
    }
  }

  @Test func theLastEventsAreKept() {
    let recorder = recorder(capacity: 10)
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.marbles("numbers", in: recorder).sink { _ in }
    for number in 1...1_000 { subject.send(number) }
    subscription.cancel()
    let recording = recorder.recording
    #expect(recording.events.count == 10)
    #expect(recording.dropped == 993)
    #expect(recording.pipes.map(\.countOut) == [1_000])
    #expect(recorder.texts.last == "0s numbers cancelled")
  }

  @Test func asManyLabelsAreKept() {
    let recorder = recorder(capacity: 10)
    for number in 0..<100 {
      _ = Just(number).marbles("number \(number)", in: recorder).sink { _ in }
    }
    #expect(recorder.recording.pipes.map(\.label) == (90..<100).map { "number \($0)" })
  }

  @Test func aLongDescriptionIsCut() {
    let recorder = recorder()
    _ = Just(String(repeating: "long", count: 1_000)).marbles("text", in: recorder).sink { _ in }
    let lengths = recorder.recording.events.compactMap { event in
      if case .signal(.value(let text)) = event.kind { text.count } else { nil }
    }
    #expect(lengths == [201])
  }

  @Test func withoutARecorderItIsThatOfTheSurroundings() {
    let recorder = recorder()
    let recorded = SessionContext(marbles: recorder).perform { Just(1).marbles("one") }
    _ = recorded.sink { _ in }
    _ = Just(2).marbles("two").sink { _ in }
    #expect(recorder.recording.pipes.map(\.label) == ["one"])
  }

  @Test func timeBeginsWithTheRecorderOnAnyScheduler() {
    scheduler.advance(by: 2)
    let recorders = [
      recorder(), MarbleRecorder(on: scheduler.clock),
      MarbleRecorder(on: scheduler.eraseToAnyScheduler()),
    ]
    scheduler.advance(by: 0.5)
    #expect(recorders.map(\.recording.elapsed) == Array(repeating: .milliseconds(500), count: 3))
  }

  @Test func aRecorderDoesNotKeepTheSchedulerWhoseWorkHoldsIt() {
    weak var kept: QueueTestScheduler?
    do {
      let scheduler = DispatchQueue.test
      kept = scheduler
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.debounce(for: 1, scheduler: scheduler)
        .marbles("settled", in: MarbleRecorder(on: scheduler)).sink { _ in }
      subject.send(1)
      #expect(scheduler.scheduledCount == 1)
      withExtendedLifetime(subscription) {}
    }
    #expect(kept == nil)
  }

  @Test func aSecondSubscriptionIsCancelled() {
    upstream.marbles("numbers", in: recorder()).subscribe(TrackingSubscriber<Int, Oops>())
    upstream.sendSubscription(" again")
    #expect(upstream.history == ["request unlimited", "cancel again"])
  }

  @Test(arguments: [true, false]) func afterItsEndNothingIsHeld(isCancelled: Bool) {
    let recorder = recorder()
    weak var downstream: TrackingSubscriber<Int, Oops>?
    do {
      let subscriber = TrackingSubscriber<Int, Oops>()
      downstream = subscriber
      upstream.marbles("numbers", in: recorder).subscribe(subscriber)
      if isCancelled { subscriber.subscription?.cancel() }
      if !isCancelled { upstream.send(completion: .finished) }
      #expect(upstream.subscription == nil)
      _ = subscriber.takeSubscription()
    }
    #expect(downstream == nil)
  }

  @Test func eventsOfAnyThreadAreWrittenDown() {
    let recorder = recorder(capacity: 10_000)
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let subscriptions = subjects.map { $0.marbles("numbers", in: recorder).sink { _ in } }
    let shared = Shared(subjects)
    onThreads(4) { index in
      for number in 0..<500 { shared.value[index].send(number) }
    }
    withExtendedLifetime(subscriptions) {
      #expect(recorder.recording.pipes.map(\.countOut) == [2_000])
      #expect(recorder.recording.events.count == 2_008)
    }
  }
}

extension MarbleRecorder {
  /// Its events, each as a line.
  fileprivate var texts: [String] {
    recording.events.map { event in
      let text =
        switch event.kind {
        case .signal(let signal): "\(signal)"
        case .demand(let count): "demand \(count.map(String.init) ?? "all")"
        }
      return "\(event.moment.text) \(event.track.name) \(text)"
    }
  }
}
