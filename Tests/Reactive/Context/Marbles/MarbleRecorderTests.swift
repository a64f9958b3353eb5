import Dispatch
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct MarbleRecorderTests {
  private let scheduler = DispatchQueue.test

  private func recorder(capacity: Int = 100) -> MarbleRecorder {
    MarbleRecorder(on: scheduler, capacity: capacity)
  }

  @Test func recordedTimeStartsWhenTheRecorderIsCreated() {
    scheduler.advance(by: 2)
    let recorders = [
      recorder(), MarbleRecorder(on: scheduler.clock),
      MarbleRecorder(on: scheduler.eraseToAnyScheduler()),
    ]
    scheduler.advance(by: 0.5)
    #expect(recorders.map(\.recording.elapsed) == Array(repeating: .milliseconds(500), count: 3))
  }

  @Test func aRecorderDoesNotRetainItsScheduler() {
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

  @Test func eventsFromAnyThreadAreRecorded() {
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
