import Foundation
import Testing

@testable import PlatenContext
@testable import PlatenTime

@MainActor @Suite struct MainActorSinkTests {
  let subject = PassthroughSubject<Int, Oops>()

  @Test func aValueOnTheMainActorIsHandledImmediately() {
    let log = HandledSignals()
    let cancellable = log.follow(subject)
    subject.send(1)
    #expect(log.signals == ["1"])
    subject.send(completion: .failure(.oops))
    #expect(log.signals == ["1", "failure(PlatenContextTests.Oops.oops)"])
    cancellable.cancel()
  }

  @Test func valuesFromOtherThreadsArriveInOrder() async {
    let log = HandledSignals()
    let cancellable = log.follow(subject)
    let shared = Shared(subject)
    onThreads(1) { _ in
      for value in 1...1000 { shared.value.send(value) }
      shared.value.send(completion: .finished)
    }
    #expect(log.signals == [])
    await MainQueue.hop()
    #expect(log.signals == (1...1000).map(String.init) + ["finished"])
    cancellable.cancel()
  }

  @Test func valuesFromOtherThreadsAreHandledInTheSessionOfTheSink() async {
    let (log, clock) = (HandledSignals(), VirtualClock())
    var clocks: [VirtualClock?] = []
    log.onValue = { clocks.append(VirtualClock.current) }
    let cancellable = SessionContext(clock: clock).perform { log.follow(subject) }
    let shared = Shared(subject)
    onThreads(1) { _ in shared.value.send(1) }
    await MainQueue.hop()
    #expect(clocks.map { $0 === clock } == [true])
    cancellable.cancel()
  }

  @Test func mainActorValuesWaitForEarlierOnes() async {
    let log = HandledSignals()
    let cancellable = log.follow(subject)
    let shared = Shared(subject)
    onThreads(1) { _ in shared.value.send(1) }
    subject.send(2)
    #expect(log.signals == [])
    await MainQueue.hop()
    #expect(log.signals == ["1", "2"])
    cancellable.cancel()
  }

  @Test func cancelingStopsTheHandler() async {
    let log = HandledSignals()
    let cancellable = log.follow(subject)
    let shared = Shared(subject)
    onThreads(1) { _ in shared.value.send(1) }
    cancellable.cancel()
    subject.send(2)
    await MainQueue.hop()
    #expect(log.signals == [])
  }

  @Test func aHandlerCanCancel() async {
    let log = HandledSignals()
    let cancellable = log.follow(subject)
    log.onValue = { cancellable.cancel() }
    let shared = Shared(subject)
    onThreads(1) { _ in for value in 1...3 { shared.value.send(value) } }
    await MainQueue.hop()
    #expect(log.signals == ["1"])
  }

  @Test func valuesFromManyThreadsAreAllHandled() async {
    let log = HandledSignals()
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Oops>() }
    let cancellables = subjects.map(log.follow)
    let shared = Shared(subjects)
    await Task.detached {
      onThreads(4) { index in for value in 1...500 { shared.value[index].send(value) } }
    }.value
    await MainQueue.hop()
    #expect(log.signals.count == 2000)
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func theSinkRequestsUnlimitedDemandAndCancelsOnce() {
    let upstream = ManualPublisher<Int>()
    let cancellable = HandledSignals().follow(upstream)
    cancellable.cancel()
    cancellable.cancel()
    #expect(upstream.history == ["request unlimited", "cancel"])
  }

  @Test(arguments: [true, false]) func closuresAreReleasedAfterTheEnd(isCancelled: Bool) {
    let upstream = ManualPublisher<Int>()
    weak var released: HandledSignals?
    let cancellable: AnyCancellable
    do {
      let log = HandledSignals()
      released = log
      cancellable = log.follow(upstream)
    }
    #expect(released != nil)
    if isCancelled { cancellable.cancel() } else { upstream.send(completion: .finished) }
    #expect(released == nil)
    #expect(upstream.subscription == nil)
    cancellable.cancel()
  }

  @Test func theCompletionHandlerIsOptional() {
    var values: [Int] = []
    let cancellable = [1, 2].publisher.sinkOnMainActor { values.append($0) }
    cancellable.cancel()
    #expect(values == [1, 2])
  }
}

/// The arguments of a sink's handlers.
@MainActor
private final class HandledSignals {
  private(set) var signals: [String] = []
  var onValue: () -> Void = {}

  func follow<P: Publisher>(_ publisher: P) -> AnyCancellable
  where P.Output == Int, P.Failure == Oops {
    publisher.sinkOnMainActor(
      receiveCompletion: { self.signals.append("\($0)") },
      receiveValue: {
        self.signals.append("\($0)")
        self.onValue()
      })
  }
}
