import PlatenCombine
import Testing

struct ConcatenateTests {
  @Test func elementsArePrependedAndAppended() {
    let recorder = Recorder<Int, Never>()
    Just(5).eraseToAnyPublisher().prepend(3, 4).prepend([1, 2]).append(6).append(7...8)
      .append(Just(9)).prepend(Just(0)).subscribe(recorder)
    #expect(recorder.values == Array(0...9))
    #expect(recorder.isFinished)
  }

  @Test func remainingDemandIsTransferredToTheSecondPublisher() {
    let (first, second) = (ScriptedPublisher<Int>(), ScriptedPublisher<Int>())
    let recorder = Recorder<Int, Oops>(.max(5)) { _, _ in .max(1) }
    first.append(second).subscribe(recorder)
    first.send(1)
    first.send(2)
    #expect(second.requests.isEmpty)
    first.send(completion: .finished)
    #expect(second.requests == ["max(5)"])
  }

  @Test func returnedDemandCountsAfterTheFirstPublisherFinishes() {
    let (first, second) = (ScriptedPublisher<Int>(), ScriptedPublisher<Int>())
    let recorder = Recorder<Int, Oops>(.max(1)) { _, value in
      if value == 1 { first.send(completion: .finished) }
      return .max(2)
    }
    first.append(second).subscribe(recorder)
    first.send(1)
    #expect(second.requests == ["max(2)"])
  }

  @Test func aPrefixOfOneValueIsFollowedImmediatelyByTheNextPublisher() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.prefix(1).append(10).subscribe(recorder)
    subject.send(1)
    #expect(recorder.values == [1, 10])
    #expect(recorder.isFinished)
  }

  @Test func aFailureOfTheFirstPublisherEndsTheConcatenation() {
    let (first, second) = (ScriptedPublisher<Int>(), ScriptedPublisher<Int>())
    let recorder = Recorder<Int, Oops>()
    first.append(second).subscribe(recorder)
    first.send(completion: .failure(Oops()))
    #expect(recorder.isFailed)
    #expect(second.requests.isEmpty)
  }

  @Test func cancelingCancelsTheCurrentPublisher() {
    let (first, second) = (ScriptedPublisher<Int>(), ScriptedPublisher<Int>())
    let recorder = Recorder<Int, Oops>()
    first.append(second).subscribe(recorder)
    first.send(completion: .finished)
    recorder.subscription?.cancel()
    second.send(1)
    second.send(completion: .finished)
    #expect(recorder.values.isEmpty && recorder.completions.isEmpty)
    #expect(first.requests == ["unlimited"])
    #expect(second.requests == ["unlimited", "cancel"])
  }
}
