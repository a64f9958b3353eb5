import Dispatch
import PlatenContext
import PlatenTestSupport
import Testing

@Suite struct RecordedLaws {
  @Test(arguments: Seeds.first(100))
  func recordingDoesNotChangeAPipeline(seed: UInt64) {
    let recorder = MarbleRecorder(on: DispatchQueue.test, capacity: 5)
    let plain = history(seed: seed) { $0 }
    let recorded = history(seed: seed) {
      $0.marbles("numbers", in: recorder).eraseToAnyPublisher()
    }
    #expect(plain == recorded)
  }

  /// Returns the signals that a subscriber and a publisher exchange when both act at random.
  private func history(
    seed: UInt64, of pipeline: (AnyPublisher<Int, Oops>) -> AnyPublisher<Int, Oops>
  ) -> [String] {
    var random = SeededGenerator(seed: seed)
    var asked: [String] = []
    let subject = PassthroughSubject<Int, Oops>()
    let observed = subject.handleEvents(
      receiveCancel: { asked.append("cancel") }, receiveRequest: { asked.append("request \($0)") })
    let replies = (0..<30).map { _ in Int.random(in: 0...1, using: &random) }
    let downstream = TrackingSubscriber<Int, Oops>(demand: .max(3)) { _, value in
      .max(replies[value])
    }
    pipeline(observed.eraseToAnyPublisher()).subscribe(downstream)
    for number in 0..<30 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: downstream.subscription?.cancel()
      case 1: subject.send(completion: .finished)
      case 2: subject.send(completion: .failure(.oops))
      case 3...6: downstream.subscription?.request(.max(2))
      default: subject.send(number)
      }
    }
    return downstream.signals + asked
  }
}
