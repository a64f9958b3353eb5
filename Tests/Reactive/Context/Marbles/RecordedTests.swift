import Dispatch
import Testing

@testable import PlatenContext
@testable import PlatenTime

/// Tests that a recorder captures a pipeline without changing its behavior.
@Suite struct RecordedTests {
  private let scheduler = DispatchQueue.test
  private let upstream = ManualPublisher<Int>()

  private func recorder(capacity: Int = 100) -> MarbleRecorder {
    MarbleRecorder(on: scheduler, capacity: capacity)
  }

  @Test func everySignalAndRequestIsRecordedWithItsTime() {
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

  @Test func aCancellationIsRecordedOnceAndLast() {
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

  @Test func aSecondSubscriptionIsCanceled() {
    upstream.marbles("numbers", in: recorder()).subscribe(TrackingSubscriber<Int, Oops>())
    upstream.sendSubscription(" again")
    #expect(upstream.history == ["request unlimited", "cancel again"])
  }

  @Test(arguments: [true, false]) func closuresAreReleasedAfterTheEnd(isCancelled: Bool) {
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
}
