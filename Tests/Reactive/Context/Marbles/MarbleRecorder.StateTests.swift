import Dispatch
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct MarbleRecorderStateTests {
  private let scheduler = DispatchQueue.test
  private let upstream = ManualPublisher<Int>()

  private func recorder(capacity: Int = 100) -> MarbleRecorder {
    MarbleRecorder(on: scheduler, capacity: capacity)
  }

  @Test func inputsAndOutputsAreCounted() {
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

  @Test func theLatestEventsAreRetained() {
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

  @Test func theLatestLabelsAreRetained() {
    let recorder = recorder(capacity: 10)
    for number in 0..<100 {
      _ = Just(number).marbles("number \(number)", in: recorder).sink { _ in }
    }
    #expect(recorder.recording.pipes.map(\.label) == (90..<100).map { "number \($0)" })
  }
}
